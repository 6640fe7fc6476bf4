import Workbench

/// What somebody has written for an exercise – a reader, or those who made the skeleton and the solution –, for those who
/// do not care for which: it is judged, and plays beside those with whom it is compared.
@MainActor public struct Attempt {
  let guest: any Guest

  /// One way, which is called `yours`.
  public init<E: Exercise, Controller: Wiring<E.Place.Screen>>(_ exercise: E.Type, _ yours: Controller.Type) {
    guest = Yours<E>(own: [Way(Options.yours, yours).yours(called: Options.yours)])
  }

  /// Four ways, which are called `your callback`, …
  public init<E: Exercise, Ways: FourWays<E.Place.Screen>>(_ exercise: E.Type, _ yours: Ways.Type) {
    guest = Yours<E>(own: Ways.ways.map { $0.yours(called: "your \($0.name)") })
  }

  /// What it was written for.
  public var exercise: any Exercise.Type { guest.exercise }

  /// The name of the exercise.
  public var name: String { guest.name }

  /// The rules of the exercise, in order; that it is the same as its reference and leaves nothing behind is not among them.
  public var rules: [String] { guest.rules }

  /// The first thing that is wrong; nil if nothing is.
  ///
  /// - Throws: `ScriptError` or `PaneError` if a rule itself is wrong; ``ReferenceTrouble`` if nothing can be said, because
  ///   whom it is compared with is not as it should be.
  public func verdict(_ effort: Effort = Effort()) throws -> Verdict? {
    for judgement in guest.judgements(effort, journal: nil) {
      if let verdict = try judgement.verdict() { return verdict }
    }
    return nil
  }
}

/// How many sequences of inputs a judge tries.
nonisolated public struct Effort: Hashable, Sendable {
  /// Every sequence of at most so many inputs.
  public var depth: Int

  /// So many random sequences of 30 inputs.
  public var random: Int

  /// How long each of the two may take for a way; those of one input are tried in any case. Nil for as long as it takes.
  public var time: Duration?

  /// As much as a second allows, unless told otherwise.
  public init(depth: Int = 6, random: Int = 100, time: Duration? = .seconds(1)) {
    (self.depth, self.random, self.time) = (depth, random, time)
  }
}

/// What a guest is, whatever its exercise: it plays beside those with whom it is compared.
@MainActor protocol Guest {
  /// The exercise.
  var exercise: any Exercise.Type { get }

  /// The name of the exercise.
  var name: String { get }

  /// Where it plays.
  var place: any Scene.Type { get }

  /// The rules of the exercise.
  var rules: [String] { get }

  /// All that is judged, in order.
  ///
  /// - Parameter journal: is told of each fresh screen.
  func judgements(_ effort: Effort, journal: Journal?) -> [Judgement]

  /// The ways that it adds to a scene: none, except where it belongs. To a scene that has no four ways it brings whom it is
  /// compared with.
  func ways<S: Scene>(in scene: S.Type) -> [Way<S.Screen>]
}

@MainActor private struct Yours<E: Exercise>: Guest {
  let own: [Way<E.Place.Screen>]

  var exercise: any Exercise.Type { E.self }

  var name: String { E.name }

  var place: any Scene.Type { E.Place.self }

  var rules: [String] { E.rules.map(\.statement) }

  func judgements(_ effort: Effort, journal: Journal?) -> [Judgement] {
    let ways = journal.map { journal in own.map { $0.telling(journal.addScreen) } } ?? own
    return Judge(E.self, ways, effort).judgements
  }

  func ways<S: Scene>(in scene: S.Type) -> [Way<S.Screen>] {
    guard scene == E.Place.self else { return [] }
    let all = E.Place.self is any FourWays.Type ? own : E.reference + own
    return all as? [Way<S.Screen>] ?? []
  }
}
