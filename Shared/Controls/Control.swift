import KeyValueObserving
import Trace

/// A view that a person uses, UIKit's `UIControl`.
///
/// It tells of its events in the order in which those who listen were added: targets, held weakly, and actions, held
/// until they are removed.
open class Control: View {
  /// Whether the control may be used.
  @Observed public var isEnabled = true {
    willSet { willShow(.isEnabled, .flag(isEnabled), .flag(newValue)) }
  }

  private var listeners: [Listener] = []
  private var lastKey = 0

  /// A touch also needs the control to be enabled.
  override public var takesTouch: Bool { isEnabled && super.takesTouch }

  /// Targets that are still there, and actions, count as well.
  override public var connectionCount: Int { super.connectionCount + listeners.count { $0.isAlive() } }

  /// Calls `action` of `target` on each of `events`, for as long as the target lives: the control holds it weakly.
  ///
  /// Unlike UIKit, which compares selectors, the same pair added twice is called twice: functions cannot be compared.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event
  ) {
    listen(
      to: events, as: "target–action", target: { [weak target] in target },
      send: { [weak target] in
        guard let target else { return }
        action(target)()
      })
  }

  /// Ends what `addTarget` began between `target` and the control for `events`.
  public func removeTarget(_ target: AnyObject, for events: Event = .allEvents) {
    for index in listeners.indices where listeners[index].target() === target {
      listeners[index].events.subtract(events)
    }
    listeners.removeAll { $0.events.isEmpty }
  }

  /// Calls `action` on each of `events` until it is removed: the control holds the closure, and all that it captures.
  ///
  /// - Returns: the key that removes the action.
  @discardableResult
  public func addAction(for events: Event, _ action: @escaping () -> Void) -> ActionKey {
    listen(to: events, as: "action", target: nil, send: action)
  }

  /// Removes an action, at once: it is not called any more, not even for an event that is being sent.
  public func removeAction(_ key: ActionKey) {
    listeners.removeAll { $0.key == key.number }
  }

  /// Tells everyone who listens for one of `events`, in the order in which they began to.
  public func sendActions(for events: Event) {
    listeners.removeAll { !$0.isAlive() }
    for listener in listeners where !listener.events.isDisjoint(with: events) {
      guard listeners.contains(where: { $0.key == listener.key }) else { continue }
      Trace.note(Link(identifier, events.description, to: listener.role))
      listener.send()
    }
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.isEnabled = isEnabled
    return appearance
  }

  @discardableResult
  private func listen(
    to events: Event, as role: String, target: (() -> AnyObject?)?, send: @escaping () -> Void
  ) -> ActionKey {
    lastKey += 1
    listeners.append(
      Listener(
        key: lastKey, events: events, role: role, holdsTarget: target != nil, target: target ?? { nil }, send: send))
    return ActionKey(number: lastKey)
  }
}

/// What removes an action from its control.
nonisolated public struct ActionKey: Hashable, Sendable {
  let number: Int
}

private struct Listener {
  let key: Int
  var events: Control.Event
  let role: String
  let holdsTarget: Bool
  let target: () -> AnyObject?
  let send: () -> Void

  func isAlive() -> Bool { !holdsTarget || target() != nil }
}
