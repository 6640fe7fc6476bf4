import Stage

/// Something for the reader to write: where it plays, whom it is compared with, and what it is judged by.
///
/// The reader's own file says `extension NAME { final class Yours: Wiring … }`, or `enum Yours: FourWays` where all four
/// ways are asked for. The words that go with it stand beside the chapter, in `Exercises/Texts/N-NAME.md`.
@MainActor public protocol Exercise {
  /// Where it plays: a step of the chapter, or a scene of its own.
  associatedtype Place: Scene

  /// Whom the reader's way is compared with; in a step the four.
  static var reference: [Way<Place.Screen>] { get }

  /// What must hold, what to look at first at the top. That it is the same as the reference, and that nothing outlives its
  /// controller, is tried behind them.
  static var rules: [Rule<Place>] { get }
}

extension Exercise where Place: FourWays {
  /// The four ways.
  public static var reference: [Way<Place.Screen>] { Place.fourWays }
}

extension Exercise {
  /// The name of the exercise, which is that of its files, too.
  public static var name: String { String(describing: Self.self) }
}
