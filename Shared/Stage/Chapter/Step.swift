import Controls
import World

/// One full comparison: a screen, and the four ways that drive it.
///
/// The four are demanded by type: a step that lacks one does not compile.
@MainActor public protocol Step {
  /// What a person sees and touches, shared by the four.
  associatedtype Screen: Controls.Screen

  /// The way that hands over closures.
  associatedtype Callback: Wiring<Screen>
  /// The way that tells a delegate.
  associatedtype Delegate: Wiring<Screen>
  /// The way that observes properties.
  associatedtype Observer: Wiring<Screen>
  /// The way of observable sequences.
  associatedtype Rx: Wiring<Screen>

  /// What the step is about, in a few words: "one button".
  static var title: String { get }

  /// A fresh screen that nobody has wired.
  static func makeScreen() -> Screen

  /// The inputs that the parity checker puts together in every order.
  static var alphabet: [Input] { get }

  /// What holds in every frame of every way.
  static var invariants: [Invariant<Screen>] { get }

  /// Gives a fresh world what the step takes for granted, such as a service that answers, before a screen is wired.
  static func prepare(_ world: VirtualWorld)

  /// Puts the real service in the place of the one that the step brings along, before anybody wires the screen: what
  /// `--live` means here, for a chapter that `offersLive`. Called after `prepare(_:)`, for each fresh screen.
  static func goLive(_ screen: Screen, _ world: VirtualWorld)

  /// What the world can do to this step beside letting time pass.
  static var events: [WorldEvent<Screen>] { get }

  /// The identifiers of controls that are not there from the start, such as the buttons of an alert.
  static var laterIdentifiers: [String] { get }

  /// Whether the step asks the network: then its prompt goes online. Scripts and checks never do,
  /// except a script that is played `--live`.
  static var usesNetwork: Bool { get }

  /// Whether the ways must also set the same properties in the same order, not only look the same at rest.
  static var demandsEqualChanges: Bool { get }
}

extension Step {
  /// A world as it comes.
  public static func prepare(_ world: VirtualWorld) {}

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
