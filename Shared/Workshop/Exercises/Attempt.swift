import Stage
import Workbench

/// An attempt at an exercise, by a reader or by the authors of the skeleton and the solution: it is judged, and plays
/// beside its references.
@MainActor public struct Attempt {
  /// The submission with its exercise.
  package let submission: any Submission

  /// The name of a way that a reader has written.
  package nonisolated static let way = "yours"

  /// One way, which is called `yours`.
  public init<E: Exercise, Controller: Wiring<E.Place.Screen>>(_ exercise: E.Type, _ yours: Controller.Type) {
    submission = Yours<E>(own: [Way(Self.way, yours).yours(called: Self.way)])
  }

  /// Four ways, which are called `your callback`, …
  public init<E: Exercise, Ways: FourWays<E.Place.Screen>>(_ exercise: E.Type, _ yours: Ways.Type) {
    submission = Yours<E>(own: Ways.ways.map { $0.yours(called: "your \($0.name)") })
  }

  /// The exercise.
  public var exercise: any Exercise.Type { submission.exercise }

  /// The name of the exercise.
  public var name: String { submission.name }

  /// The first thing that is wrong; nil if nothing is.
  ///
  /// - Throws: `WorkbenchError` if the rules cannot be read; `ScriptError` or `PaneError` if a rule itself is wrong;
  ///   ``ReferenceTrouble`` if nothing can be said, because
  ///   its references are not as they should be.
  public func verdict(_ effort: Effort = Effort()) throws -> Verdict? {
    for judgement in try submission.judgements(effort, journal: nil) {
      if let verdict = try judgement.verdict() { return verdict }
    }
    return nil
  }
}

/// The number of sequences of inputs that a judge tries.
nonisolated public struct Effort: Hashable, Sendable {
  /// Every sequence of at most so many inputs.
  public var depth: Int

  /// So many random sequences of 30 inputs.
  public var random: Int

  /// The time limit of each of the two for a way; those of one input are tried in any case. Nil for no limit.
  public var time: Duration?

  /// The effort that a second allows.
  public init(depth: Int = 6, random: Int = 100, time: Duration? = .seconds(1)) {
    (self.depth, self.random, self.time) = (depth, random, time)
  }
}

/// A submission for an exercise, without the type of the exercise.
@MainActor package protocol Submission: AddedWays {
  /// The exercise.
  var exercise: any Exercise.Type { get }

  /// All that is judged, in order.
  ///
  /// - Parameter journal: records each fresh screen.
  /// - Throws: `WorkbenchError` if the rules cannot be read.
  func judgements(_ effort: Effort, journal: Journal?) throws -> [Judgement]
}

@MainActor private struct Yours<E: Exercise>: Submission {
  let own: [Way<E.Place.Screen>]

  var exercise: any Exercise.Type { E.self }

  var name: String { E.name }

  var place: any Scene.Type { E.Place.self }

  func judgements(_ effort: Effort, journal: Journal?) throws -> [Judgement] {
    let ways = journal.map { journal in own.map { $0.notifying(journal.addScreen) } } ?? own
    return try Judge(E.self, ways, effort).judgements
  }

  /// A scene that has no four ways gets those as well with which its exercise is compared.
  func ways<S: Scene>(in scene: S.Type) -> [Way<S.Screen>] {
    guard scene == E.Place.self else { return [] }
    let all = E.Place.self is any FourWays.Type ? own : E.reference + own
    return all as? [Way<S.Screen>] ?? []
  }
}
