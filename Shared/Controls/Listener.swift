import Trace

/// Someone who listens to a control.
protocol Listener: AnyObject {
  /// What it listens for. A control that is just sending an event asks each listener when its turn comes.
  var events: Control.Event { get set }

  /// Whether there still is somebody to tell.
  var isAlive: Bool { get }

  /// Tells of `events`.
  ///
  /// - Returns: whether there was somebody to tell.
  func hear(_ events: Control.Event, of control: Control) -> Bool

  func isTarget(_ object: AnyObject) -> Bool
  func isAction(_ key: ActionKey) -> Bool
}

/// A target, held weakly, and the method to call.
final class TargetListener<Target: AnyObject>: Listener {
  var events: Control.Event
  private weak var target: Target?
  private let action: (Target) -> () -> Void

  init(_ target: Target, _ action: @escaping (Target) -> () -> Void, for events: Control.Event) {
    self.target = target
    self.action = action
    self.events = events
  }

  var isAlive: Bool { target != nil }

  func hear(_ events: Control.Event, of control: Control) -> Bool {
    guard let target else { return false }
    Trace.note(Link(control.identifier, events.description, to: "target–action"))
    action(target)()
    return true
  }

  func isTarget(_ object: AnyObject) -> Bool { target === object }
  func isAction(_ key: ActionKey) -> Bool { false }
}

/// A closure, held until it is removed.
final class ActionListener: Listener {
  let key = ActionKey()
  var events: Control.Event
  private let action: () -> Void

  init(_ action: @escaping () -> Void, for events: Control.Event) {
    self.action = action
    self.events = events
  }

  var isAlive: Bool { true }

  func hear(_ events: Control.Event, of control: Control) -> Bool {
    Trace.note(Link(control.identifier, events.description, to: "action"))
    action()
    return true
  }

  func isTarget(_ object: AnyObject) -> Bool { false }
  func isAction(_ key: ActionKey) -> Bool { self.key == key }
}
