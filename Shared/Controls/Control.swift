import KeyValueObserving
import Trace

/// A view that a person uses, UIKit's `UIControl`.
///
/// It notifies its listeners in the order in which they were added (UIKit promises no order): targets, held weakly, and
/// actions, held until they are removed.
public class Control: View {
  /// A Boolean value indicating whether the control is enabled.
  @Observed public var isEnabled = true {
    willSet { willShow(.isEnabled, .flag(isEnabled), .flag(newValue)) }
    didSet { didShow() }
  }

  private var listeners: [any Listener] = []

  /// A touch also needs the control to be enabled.
  override public var takesTouch: Bool { isEnabled && super.takesTouch }

  /// Targets that are still there, and actions, count as well.
  override public var connectionCount: Int { super.connectionCount + listeners.count { $0.isAlive } }

  /// Calls `action` of `target` on each of `events`, for as long as the target lives: as in UIKit, the control holds
  /// it weakly.
  ///
  ///     up.addTarget(self, action: Controller.upTapped, for: .touchUpInside)
  ///
  /// Unlike UIKit, which compares selectors, the same pair added twice is called twice: functions cannot be compared.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event
  ) {
    Trace.note(Link(identifier, "addTarget(for: \(events))"))
    add(TargetListener(target, action, for: events))
  }

  /// Removes a target for `events`, at once: it is not notified any more, not even of an event that is being sent. For
  /// its other events it stays.
  ///
  /// Unlike UIKit's, it ends all actions of the target: functions cannot be compared.
  public func removeTarget(_ target: AnyObject, for events: Event = .allEvents) {
    remove(events) { $0.isTarget(target) }
  }

  /// Calls `action` on each of `events` until it is removed: as in UIKit, the control holds the closure, and all that
  /// the closure captures.
  ///
  /// - Returns: the key that removes the action.
  @discardableResult
  public func addAction(for events: Event, _ action: @escaping () -> Void) -> ActionKey {
    Trace.note(Link(identifier, "addAction(for: \(events))"))
    let listener = ActionListener(action, for: events)
    add(listener)
    return listener.key
  }

  /// Removes an action, at once: it is not called any more, not even for an event that is being sent.
  ///
  /// The key of an action that was removed before, or of another control's, removes nothing.
  public func removeAction(_ key: ActionKey) {
    remove(.allEvents) { $0.isAction(key) }
  }

  /// Notifies every listener of one of `events`, in the order in which the listeners were added.
  ///
  /// As in UIKit, code may send events of a control that accepts no touch. A listener that is added meanwhile is not
  /// notified of this event; nor is a target that is deallocated meanwhile.
  public func sendActions(for events: Event) {
    var isAnyoneGone = false
    // The bits themselves, for this is asked of every listener at every event.
    for listener in listeners where listener.events.rawValue & events.rawValue != 0 {
      if !listener.hear(events, of: self) { isAnyoneGone = true }
    }
    if isAnyoneGone { forgetTheGone() }
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.isEnabled = isEnabled
    return appearance
  }

  private func add(_ listener: any Listener) {
    forgetTheGone()
    guard !listener.events.isEmpty else { return }
    listeners.append(listener)
  }

  func hasListener(for event: Event) -> Bool {
    listeners.contains { $0.isAlive && $0.events.contains(event) }
  }

  private func remove(_ events: Event, where isMeant: (any Listener) -> Bool) {
    for listener in listeners where isMeant(listener) { listener.events.subtract(events) }
    listeners.removeAll { $0.events.isEmpty }
  }

  private func forgetTheGone() {
    listeners.removeAll { !$0.isAlive }
  }
}
