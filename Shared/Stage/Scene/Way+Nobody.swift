import Controls
import World

extension Way {
  /// The way of an unwired screen, which shows the behaviour of its controls alone.
  static var nobody: Way { Way("nobody", Nobody<Screen>.self) }
}

private final class Nobody<Screen: Controls.Screen>: Wiring {
  init(_ screen: Screen, _ world: World) {}
}
