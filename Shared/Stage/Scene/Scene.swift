import Controls
import World

/// A screen on stage, whatever drives it: its inputs, its events, and the conditions that hold.
@MainActor public protocol Scene {
  /// The screen that a person sees and touches.
  associatedtype Screen: Controls.Screen

  /// The subject, in a few words: "one button".
  static var title: String { get }

  /// Returns a fresh, unwired screen.
  static func makeScreen() -> Screen

  /// The inputs that the parity checker puts together in every order.
  static var alphabet: [Input] { get }

  /// The conditions that hold in every frame of every way.
  static var invariants: [Invariant<Screen>] { get }

  /// Gives a fresh world what the scene takes for granted, such as a service that answers, before a screen is wired.
  static func prepare(_ world: VirtualWorld)

  /// Points a fresh screen at the embedded service over a real connection, because the prompt goes online: only for a
  /// scene that `usesNetwork`, before the screen is wired.
  static func goOnline(_ screen: Screen)

  /// Points a fresh screen at the real service instead of the embedded one, before the screen is wired: the meaning of
  /// `--live`, for a chapter that `offersLive`. Called after `prepare(_:)`, for each fresh screen.
  static func goLive(_ screen: Screen, _ world: VirtualWorld)

  /// The events that the world can cause in this scene beside letting time pass.
  static var events: [WorldEvent<Screen>] { get }

  /// The identifiers of controls that are not there from the start, such as the buttons of an alert.
  static var laterIdentifiers: [String] { get }

  /// A Boolean value indicating whether it asks the network: then its prompt goes online. Scripts and checks never do,
  /// except a script that is played `--live`.
  static var usesNetwork: Bool { get }

  /// A Boolean value indicating whether the ways must also set the same properties in the same order, not only look the
  /// same at rest. A way that updates its screen after an event, as a `ViewController` does, is compared only at rest.
  static var demandsEqualChanges: Bool { get }
}

extension Scene {
  /// A world as it comes.
  public static func prepare(_ world: VirtualWorld) {}

  /// The network answers online as it does in a script.
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
