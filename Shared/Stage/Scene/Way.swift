import Controls
import World

/// One way of driving a screen, under the name that a reader knows it by.
///
/// The four patterns of a step are ways, and so are its further ways; a source's original and the wrong ways that tests
/// plant are ways that belong to no step.
@MainActor public struct Way<Screen: Controls.Screen> {
  /// The name, such as "rx" or "original". The files of a step's way are named after it: `Rx.swift`, `Today.swift`.
  public let name: String

  /// The type of the controller.
  package let controller: Any.Type

  /// A Boolean value indicating whether the reader has written it.
  package let isYours: Bool

  /// A Boolean value indicating whether the screen is updated once, after each event, in an order of its own.
  var updatesTogether: Bool { controller is ViewController.Type }

  /// Wires a screen with a world, and returns the controller.
  public let wire: (Screen, World) -> AnyObject

  /// The way `name`, whose controller is a `controller`.
  public init<Controller: Wiring<Screen>>(_ name: String, _ controller: Controller.Type) {
    self.init(name, controller, isYours: false) { screen, world in controller.init(screen, world) }
  }

  private init(
    _ name: String, _ controller: Any.Type, isYours: Bool, _ wire: @escaping (Screen, World) -> AnyObject
  ) {
    (self.name, self.controller, self.isYours, self.wire) = (name, controller, isYours, wire)
  }

  /// The same way as the reader's own, under another name.
  package func yours(called name: String) -> Way { Way(name, controller, isYours: true, wire) }

  /// The same way, which calls a closure whenever it gets a fresh screen.
  package func notifying(_ begins: @escaping () -> Void) -> Way {
    Way(name, controller, isYours: isYours) { [wire] screen, world in
      begins()
      return wire(screen, world)
    }
  }
}

extension Way: nonisolated CustomStringConvertible {
  /// The name.
  nonisolated public var description: String { name }
}
