import Controls
import World

extension Way {
  /// The way of a screen that nobody wires: what its controls do by themselves.
  static var nobody: Way { Way("nobody", Nobody<Screen>.self) }
}

private final class Nobody<Screen: Controls.Screen>: Wiring {
  init(_ screen: Screen, _ world: World) {}
}
