import Foundation
import KeyValueObserving
import Trace

/// A recognizer of a dragging finger, UIKit's `UIPanGestureRecognizer` without velocity.
///
/// The observers of its `location` are notified first, then its targets, in the order in which they were added.
public final class PanGestureRecognizer: KeyValueObservable {
  /// The observers of the recognizer's properties.
  nonisolated public let observers = ObserverStore()

  /// The state of the gesture.
  public private(set) var state = State.possible

  /// The location of the finger, or its last one, in the coordinates of the screen.
  @Observed public private(set) var location = CGPoint.zero

  private let identifier: String
  private var actions: [(key: ActionKey, isAlive: () -> Bool, call: () -> Void)] = []

  init(_ identifier: String) {
    self.identifier = identifier
  }

  /// The states of a gesture that chapters need; a recognizer that is not at work is `possible`.
  nonisolated public enum State: Hashable, Sendable {
    /// No finger drags.
    case possible
    /// A finger has moved for the first time.
    case began
    /// It has moved again.
    case changed
    /// It was lifted.
    case ended
  }

  /// The number of observers, targets and actions that are connected to the recognizer.
  public var connectionCount: Int { observers.count + actions.count { $0.isAlive() } }

  /// Calls `action` of `target` whenever the gesture changes, for as long as the target lives: it is held weakly.
  public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
    actions.removeAll { !$0.isAlive() }
    let call = { [weak target, identifier] in
      guard let target else { return }
      Trace.note(Link(identifier, "pan", to: "target–action"))
      action(target)()
    }
    actions.append((ActionKey(), { [weak target] in target != nil }, call))
  }

  /// Calls `action` whenever the gesture changes, until it is removed.
  ///
  /// - Returns: the key that removes the action.
  @discardableResult
  public func addAction(_ action: @escaping () -> Void) -> ActionKey {
    let key = ActionKey()
    let call = { [identifier] in
      Trace.note(Link(identifier, "pan", to: "action"))
      action()
    }
    actions.append((key, { true }, call))
    return key
  }

  /// Removes an action, at once. The key of one that was removed before, or of another recognizer's, removes nothing.
  public func removeAction(_ key: ActionKey) {
    actions.removeAll { $0.key == key }
  }

  /// Moves the finger to `location`.
  func move(to location: CGPoint) {
    state = state == .began || state == .changed ? .changed : .began
    self.location = location
    tell()
  }

  /// Lifts the finger.
  func end() {
    guard state != .possible else { return }
    state = .ended
    tell()
    state = .possible
  }

  private func tell() {
    for (key, _, call) in actions where actions.contains(where: { $0.key == key }) {
      call()
    }
  }
}
