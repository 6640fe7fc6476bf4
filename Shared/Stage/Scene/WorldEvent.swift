import Controls
import World

/// Something that the world can do to a chapter, beside letting time pass: `event NAME ARGUMENT…` in a script.
@MainActor public struct WorldEvent<Screen: Controls.Screen> {
  /// The word that scripts use.
  public let name: String

  /// The arguments as `--list` shows them: `N`.
  public let parameters: [String]

  /// The effect of the event, in one sentence.
  public let summary: String

  let effect: Effect

  enum Effect {
    case happens((Screen, World, [String]) throws(BadArgument) -> Void)
    case reopens((Screen, [String]) throws(BadArgument) -> Void)
  }

  /// An event that happens to the open screen or its world.
  public init(
    _ name: String, _ parameters: [String] = [], _ summary: String,
    happens: @escaping (Screen, World, [String]) throws(BadArgument) -> Void
  ) {
    self.name = name
    self.parameters = parameters
    self.summary = summary
    effect = .happens(happens)
  }

  /// An event that closes the screen and opens a fresh one, prepared by `reopens` before it is wired.
  public init(
    _ name: String, _ parameters: [String] = [], _ summary: String,
    reopens: @escaping (Screen, [String]) throws(BadArgument) -> Void
  ) {
    self.name = name
    self.parameters = parameters
    self.summary = summary
    effect = .reopens(reopens)
  }
}

/// An argument of an event that is not what the event takes.
nonisolated public struct BadArgument: Error, Hashable, Sendable {
  /// The expected kind of value: "a whole number".
  public let expected: String

  /// Which of the arguments, from 0.
  public let index: Int

  /// The argument at `index` should have been what `expected` says.
  public init(_ expected: String, at index: Int = 0) {
    self.expected = expected
    self.index = index
  }
}
