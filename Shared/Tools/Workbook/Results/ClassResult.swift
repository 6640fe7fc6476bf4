/// How far a learner has come, with the name that was typed and nothing else about anybody.
struct ClassResult: Equatable {
  /// The name as it was typed.
  let name: String

  /// A line for each exercise, in the order of the book.
  let exercises: [Line]

  /// How far somebody has come with an exercise.
  struct Line: Equatable {
    /// `Counter/Reset`.
    let path: String
    let state: State
    /// How many hints were taken.
    let hints: Int
    /// Whether the solution was looked at before it was solved.
    let hasSeenSolution: Bool
  }

  /// What came of an exercise.
  enum State: String {
    case solved, begun
    case untouched = "not begun"
  }
}

extension ClassResult.Line {
  /// What is known of an exercise; whoever took a hint or looked at the solution has begun it.
  init(path: String, isSolved: Bool, isBegun: Bool, hints: Int, hasSeenSolution: Bool) {
    let state: ClassResult.State =
      isSolved ? .solved : isBegun || hints > 0 || hasSeenSolution ? .begun : .untouched
    self.init(path: path, state: state, hints: hints, hasSeenSolution: hasSeenSolution)
  }

  /// Whether somebody came to a halt: it was begun and is not solved, or was solved with a look at the solution.
  var isStuck: Bool { state == .begun || hasSeenSolution }

  /// Whether there is something to tell of it.
  var isTouched: Bool { state != .untouched }
}
