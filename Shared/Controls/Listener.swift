import Synchronization
import Trace

/// A listener of a control.
protocol Listener: AnyObject {
  /// The events that it listens for. A control that is just sending an event asks each listener when its turn comes.
  var events: Control.Event { get set }

  /// A Boolean value indicating whether the receiver still exists.
  var isAlive: Bool { get }

  /// Notifies the receiver of `events`.
  ///
  /// - Returns: True if the receiver still exists.
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

/// A key that removes an action from its control, UIKit's `UIAction.Identifier`.
///
/// No two are equal, whichever controls they come from.
nonisolated public struct ActionKey: Hashable, Sendable {
  private static let last = Atomic<Int>(0)
  private let number = last.add(1, ordering: .relaxed).newValue
}
