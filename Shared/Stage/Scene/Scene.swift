import Controls
import World

/// A screen as it is put on stage, whoever drives it: what a person and the world can do to it, and what holds.
@MainActor public protocol Scene {
  /// What a person sees and touches.
  associatedtype Screen: Controls.Screen

  /// What it is about, in a few words: "one button".
  static var title: String { get }

  /// A fresh screen that nobody has wired.
  static func makeScreen() -> Screen

  /// The inputs that the parity checker puts together in every order.
  static var alphabet: [Input] { get }

  /// What holds in every frame of every way.
  static var invariants: [Invariant<Screen>] { get }

  /// Gives a fresh world what the scene takes for granted, such as a service that answers, before a screen is wired.
  static func prepare(_ world: VirtualWorld)

  /// Points a fresh screen at the service that comes along as it can be asked over a real connection, because the prompt
  /// goes online: only for a scene that `usesNetwork`, before anybody wires the screen.
  static func goOnline(_ screen: Screen)

  /// Puts the real service in the place of the one that the scene brings along, before anybody wires the screen: what
  /// `--live` means here, for a chapter that `offersLive`. Called after `prepare(_:)`, for each fresh screen.
  static func goLive(_ screen: Screen, _ world: VirtualWorld)

  /// What the world can do to this scene beside letting time pass.
  static var events: [WorldEvent<Screen>] { get }

  /// The identifiers of controls that are not there from the start, such as the buttons of an alert.
  static var laterIdentifiers: [String] { get }

  /// Whether it asks the network: then its prompt goes online. Scripts and checks never do,
  /// except a script that is played `--live`.
  static var usesNetwork: Bool { get }

  /// Whether the ways must also set the same properties in the same order, not only look the same at rest.
  static var demandsEqualChanges: Bool { get }
}

extension Scene {
  /// A world as it comes.
  public static func prepare(_ world: VirtualWorld) {}

  /// Whoever is asked by a script is asked over the network, too.
  public static func goOnline(_ screen: Screen) {}

  /// There is no real service.
  public static func goLive(_ screen: Screen, _ world: VirtualWorld) {}

  /// No event of the world.
  public static var events: [WorldEvent<Screen>] { [] }

  /// Every control is there from the start.
  public static var laterIdentifiers: [String] { [] }

  /// Nothing is asked of the network.
  public static var usesNetwork: Bool { false }

  /// Ways may differ in the order in which they set properties.
  public static var demandsEqualChanges: Bool { false }
}
