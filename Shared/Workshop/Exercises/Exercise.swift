import Stage

/// An exercise for the reader: its scene, its references, and the rules by which it is judged.
///
/// The reader's own file says `extension NAME { final class Yours: Wiring … }`, or `enum Yours: FourWays` where all four
/// ways are asked for. The words that go with it stand beside the chapter, in `Exercises/Texts/N-NAME.md`.
@MainActor public protocol Exercise {
  /// Where it plays: a step of the chapter, or a scene of its own.
  associatedtype Place: Scene

  /// Whom the reader's way is compared with; in a step the four.
  static var reference: [Way<Place.Screen>] { get }

  /// The rules, the first to look at on top. After them the judge tries that the attempt equals the reference, and that
  /// nothing outlives its controller.
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
