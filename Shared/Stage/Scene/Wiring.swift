import Controls
import World

/// The connection of a screen with its models in the manner of one pattern: the controller of a way.
///
/// The connection lives exactly as long as the object does.
@MainActor public protocol Wiring<Screen>: AnyObject {
  /// The screen that is wired.
  associatedtype Screen: Controls.Screen

  /// Wires `screen` from top to bottom. Clock, network and randomness come from `world`.
  init(_ screen: Screen, _ world: World)
}
