import Foundation
import Trace

/// One observer of what a key path reads from an object.
///
/// It knows the object weakly, stands in the lists of the properties that the key path rests on, and follows the
/// key path anew after each change. All that may be used from another thread, by an end of the observation, is locked.
final class Registration<Root: KeyValueObservable, Value>: Follower, @unchecked Sendable {
  typealias Handler = (Root, ObservedChange<Value>) -> Void

  let order = RegistrationOrder.next()
  let options: KeyValueObservingOptions

  private let receiver: String
  private let read: (Root) -> Value
  private weak var root: Root?
  private weak var store: ObserverStore?
  private var isReading = false

  private let lock = NSLock()
  private var handler: Handler?
  private var properties: [PropertyFollowers] = []

  /// Registers, and makes the initial call if it is asked for.
  init(
    of root: Root, _ options: KeyValueObservingOptions, receiver: String,
    reading read: @escaping (Root) -> Value, handler: @escaping Handler
  ) {
    self.options = options
    self.receiver = receiver
    self.read = read
    self.root = root
    self.handler = handler
    store = root.observers
    root.observers.add(self)
    let value = follow(root)
    if properties.isEmpty {
      ObservationMistake.report("\(Root.self): a key path that reads no @Observed property is never told of a change")
    }
    guard options.contains(.initial) else { return }
    KeyPathFollowing.pause {
      Trace.note(
        Link(
          properties.map { root.path(to: $0) }.joined(separator: ", "), "initial", to: receiver,
          value: described(value)))
      handler(root, ObservedChange(oldValue: nil, newValue: options.contains(.new) ? value : nil, isPrior: false))
    }
  }

  func invalidate() {
    let ended = lock.withLock {
      let ended = (handler, properties)
      (handler, properties) = (nil, [])
      return ended
    }
    for property in ended.1 { property.remove(self) }
    store?.remove(self)
  }

  func tellPrior(_ property: PropertyFollowers, _ description: @autoclosure () -> String) {
    guard !isReading, let root, let handler = living else { return }
    let oldValue = options.contains(.old) ? plainRead(root) : nil
    Trace.note(Link(root.path(to: property), "will change", to: receiver, value: description()))
    handler(root, ObservedChange(oldValue: oldValue, newValue: nil, isPrior: true))
  }

  func begin() -> (any PendingChange)? {
    guard !isReading, let root else { return nil }
    return Change(self, oldValue: options.contains(.old) ? plainRead(root) : nil)
  }

  private var living: Handler? { lock.withLock { handler } }

  private func plainRead(_ root: Root) -> Value {
    isReading = true
    defer { isReading = false }
    return read(root)
  }

  /// Reads the value, and stands from then on in the lists of those properties that it was made from.
  @discardableResult
  private func follow(_ root: Root) -> Value {
    let (value, followed) = KeyPathFollowing.follow { plainRead(root) }
    lock.withLock {
      guard handler != nil, !followed.elementsEqual(properties, by: ===) else { return }
      for property in properties where !followed.contains(where: { $0 === property }) { property.remove(self) }
      for property in followed where !properties.contains(where: { $0 === property }) { property.add(self) }
      properties = followed
    }
    return value
  }

  private final class Change: PendingChange {
    private let registration: Registration
    private let oldValue: Value?
    private var newValue: Value?

    var order: Int { registration.order }

    init(_ registration: Registration, oldValue: Value?) {
      self.registration = registration
      self.oldValue = oldValue
    }

    func valueWasSet() {
      guard let root = registration.root else { return }
      let value = registration.follow(root)
      if registration.options.contains(.new) { newValue = value }
    }

    func tell(_ property: PropertyFollowers, _ description: @autoclosure () -> String) {
      guard let root = registration.root, let handler = registration.living else { return }
      Trace.note(Link(root.path(to: property), "changed", to: registration.receiver, value: description()))
      handler(root, ObservedChange(oldValue: oldValue, newValue: newValue, isPrior: false))
    }
  }
}
