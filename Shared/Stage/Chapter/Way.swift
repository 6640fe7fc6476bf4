import Controls
import World

/// One way of driving a screen, under the name that a reader knows it by.
///
/// The four patterns of a step are ways; so are a source's original and the wrong ways that tests plant.
@MainActor public struct Way<Screen: Controls.Screen> {
  /// The name: "rx", "original".
  public let name: String

  /// A Boolean value indicating whether the reader has written it.
  let isYours: Bool

  let wire: (Screen, World) -> AnyObject

  /// The way `name`, whose controller is a `controller`.
  public init<Controller: Wiring<Screen>>(_ name: String, _ controller: Controller.Type) {
    self.init(name, isYours: false) { screen, world in controller.init(screen, world) }
  }

  private init(_ name: String, isYours: Bool, _ wire: @escaping (Screen, World) -> AnyObject) {
    (self.name, self.isYours, self.wire) = (name, isYours, wire)
  }

  /// The same way as the reader's own, under another name.
  func yours(called name: String) -> Way { Way(name, isYours: true, wire) }

  /// The same way, which tells whenever it gets a fresh screen.
  func telling(_ begins: @escaping () -> Void) -> Way {
    Way(name, isYours: isYours) { [wire] screen, world in
      begins()
      return wire(screen, world)
    }
  }
}

extension FourWays {
  /// The way of one of the four patterns.
  public static func way(_ pattern: Pattern) -> Way<Screen> {
    switch pattern {
    case .callback: Way(pattern.rawValue, Callback.self)
    case .delegate: Way(pattern.rawValue, Delegate.self)
    case .observer: Way(pattern.rawValue, Observer.self)
    case .rx: Way(pattern.rawValue, Rx.self)
    }
  }

  /// The four ways, in the order of the book.
  public static var ways: [Way<Screen>] { Pattern.allCases.map(way) }
}
