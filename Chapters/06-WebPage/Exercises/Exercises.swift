import Stage
import Workshop

/// A load that you have stopped, and a message that reports it as a failure.
enum StoppedIsNoFailure: Exercise { typealias Place = Failures }

/// An answer that arrives after the answer to a newer load.
enum OvertakenAnswer: Exercise {
  typealias Place = Fetching

  static let reference = [Way("reference", Fetching.Reference.self)]
}

/// A task that awaits the answer, in place of a closure.
enum AwaitedAnswer: Exercise {
  typealias Place = Fetching

  static let reference = [Way("reference", Fetching.Reference.self)]
}
