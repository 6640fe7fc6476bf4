/// The progress of a learner, with the name that was typed and no other personal data.
struct ClassResult: Equatable {
  let name: String
  let exercises: [Line]

  struct Line: Equatable {
    /// `Counter/Reset`.
    let path: String
    let state: State
    let hints: Int
    let hasSeenSolution: Bool
  }

  enum State: String {
    case solved, begun
    case untouched = "not begun"
  }
}

extension ClassResult.Line {
  /// Creates the line of an exercise; a hint or a look at the solution means that it was begun.
  init(path: String, isSolved: Bool, isBegun: Bool, hints: Int, hasSeenSolution: Bool) {
    let state: ClassResult.State =
      isSolved ? .solved : isBegun || hints > 0 || hasSeenSolution ? .begun : .untouched
    self.init(path: path, state: state, hints: hints, hasSeenSolution: hasSeenSolution)
  }

  /// True if the learner got stuck: it was begun and is not solved, or was solved with a look at the solution.
  var isStuck: Bool { state == .begun || hasSeenSolution }

  var isTouched: Bool { state != .untouched }
}
