import Foundation
import Trace

/// One registration with string key and context.
final class ClassicObservation: @unchecked Sendable {
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  let observerType: any KeyValueObserver.Type
  var observation: KeyValueObservation?

  // An observer that removes itself while it goes is not reachable weakly any more; its identity is.
  private let identity: ObjectIdentifier
  private weak var observer: (any KeyValueObserver)?

  init(_ observer: any KeyValueObserver, _ keyPath: String, _ context: UnsafeMutableRawPointer?) {
    self.observer = observer
    self.keyPath = keyPath
    self.context = context
    observerType = type(of: observer)
    identity = ObjectIdentifier(observer)
  }

  /// Returns true if this is the registration of `other`. An observer of the same type that was allocated at the
  /// address of a deallocated one cannot be distinguished from it.
  func isBy(_ other: any KeyValueObserver) -> Bool {
    guard identity == ObjectIdentifier(other) else { return false }
    return observer != nil || observerType == type(of: other)
  }

  /// Calls the observer.
  ///
  /// - Returns: True if the observer still exists.
  func tell(_ object: any KeyValueObservable, _ change: ObservedChange<Any?>) -> Bool {
    guard let observer else { return false }
    var dictionary: [ChangeKey: Any] = [:]
    dictionary[.newKey] = change.newValue.map { $0 ?? NSNull() }
    dictionary[.oldKey] = change.oldValue.map { $0 ?? NSNull() }
    if change.isPrior { dictionary[.notificationIsPriorKey] = true }
    observer.observeValue(forKeyPath: keyPath, of: object, change: dictionary, context: context)
    return true
  }
}

/// The registrations with string key of one object, as an attachment of it. Observers may be removed on any thread.
final class ClassicObservations: @unchecked Sendable {
  static let key = "KeyValueObserving.ClassicObservations"

  private let lock = NSLock()
  private var entries: [ClassicObservation] = []

  func add(_ entry: ClassicObservation) {
    lock.withLock { entries.append(entry) }
  }

  func remove(
    _ observer: any KeyValueObserver, from object: any KeyValueObservable, _ keyPath: String,
    where isMeant: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let removed = lock.withLock {
      entries.lastIndex { $0.isBy(observer) && $0.keyPath == keyPath && isMeant($0.context) }
        .map { entries.remove(at: $0) }
    }
    guard let removed else {
      return Mistake.report(
        "\(type(of: observer)) cannot be removed as an observer of \(quoted(keyPath)) of \(type(of: object)): "
          + "it is not registered")
    }
    removed.observation?.invalidate()
  }

  /// Discards an entry whose observer is deallocated.
  func discard(_ entry: ClassicObservation, of object: any KeyValueObservable) {
    entry.observation?.invalidate()
    lock.withLock { entries.removeAll { $0 === entry } }
    Mistake.report(
      "\(entry.observerType) is gone, but was never removed as an observer of \(quoted(entry.keyPath)) "
        + "of \(type(of: object))")
  }
}
