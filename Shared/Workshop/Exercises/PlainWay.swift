import Controls
import Stage
import World

/// The base of a reference: a way without any pattern, which the reader's ways are compared with.
///
/// A subclass connects its screen in ``wire()``. It is no example of good code: it only shows what must be seen.
@MainActor open class PlainWay<Screen: Controls.Screen>: Wiring {
  /// The screen that is wired.
  public let screen: Screen

  /// The world of the screen.
  public let world: World

  /// The work under way; other work that takes its place cancels it, and so does the end of the way.
  public var work: (any Cancellable)? {
    didSet { oldValue?.cancel() }
  }

  /// Wires `screen`.
  public required init(_ screen: Screen, _ world: World) {
    (self.screen, self.world) = (screen, world)
    wire()
  }

  isolated deinit {
    work?.cancel()
  }

  /// Connects the screen and shows its first state.
  open func wire() {}
}

extension Pane {
  /// The number of requests that the way has made, in words: "2 requests".
  public var requests: String { counted(world.scriptedNetwork.calls.count, "request") }

  /// Both numbers in words: "2 requests, 1 under way".
  public var requestsAndUnderWay: String { "\(requests), \(world.scriptedNetwork.livingCount) under way" }

  /// Returns how often the text of a control was set by the last input, in words: "3 times".
  public func settings(ofTextOf identifier: String) -> String {
    let changes = frames.flatMap(\.changes)
    return counted(changes.count { $0.identifier == identifier && $0.property == .text }, "time")
  }
}
