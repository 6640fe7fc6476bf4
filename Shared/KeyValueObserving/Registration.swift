import Foundation
import Trace

/// One observer of what a key path reads from an object.
///
/// It references the object weakly, is in the lists of the properties on which the key path depends, and follows the
/// key path anew after each change. Everything that an end of the observation on another thread may use is locked.
final class Registration<Root: KeyValueObservable, Value>: Follower, @unchecked Sendable {
  typealias Handler = (Root, ObservedChange<Value>) -> Void

  let order = RegistrationOrder.next()
  let wantsPrior: Bool

  private let wantsInitial: Bool
  private let wantsOld: Bool
  private let wantsNew: Bool
  private let receiver: String
  private let read: (Root) -> Value
  private weak var root: Root?
  private weak var store: ObserverStore?
  private let notes = KeyPathNotes()
  private var isReading = false
  /// The changes in progress; a change that a handler makes begins and finishes within that of which it was notified.
  private var changes: [ObservedChange<Value>] = []

  private let lock = NSLock()
  private var handler: Handler?
  private var properties: [PropertyFollowers] = []

  init(
    of root: Root, _ options: KeyValueObservingOptions, receiver: String,
    reading read: @escaping (Root) -> Value, handler: @escaping Handler
  ) {
    wantsPrior = options.contains(.prior)
    wantsInitial = options.contains(.initial)
    wantsOld = options.contains(.old)
    wantsNew = options.contains(.new)
    self.receiver = receiver
    self.read = read
    self.root = root
    self.handler = handler
    store = root.observers
  }

  /// Registers, and makes the initial call if it is asked for.
  func start() {
    guard let root, let handler = living else { return }
    root.observers.add(self)
    let value = follow(root)
    if properties.isEmpty {
      Mistake.report(
        "\(type(of: root)): a key path that reads no @Observed property never tells of a change")
    }
    if !properties.isEmpty { Trace.note(Link(sender(properties, root), "observed")) }
    guard wantsInitial else { return }
    KeyPathFollowing.pause {
      Trace.note(Link(sender(properties, root), "initial", to: receiver, value: Trace.described(value)))
      handler(root, ObservedChange(oldValue: nil, newValue: wantsNew ? value : nil, isPrior: false))
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
    let oldValue = wantsOld ? plainRead(root) : nil
    Trace.note(Link(sender([property], root), "will change", to: receiver, value: description()))
    handler(root, ObservedChange(oldValue: oldValue, newValue: nil, isPrior: true))
  }

  func begin() -> Bool {
    guard !isReading, let root else { return false }
    changes.append(ObservedChange(oldValue: wantsOld ? plainRead(root) : nil, newValue: nil, isPrior: false))
    return true
  }

  func valueWasSet() {
    guard let root else { return }
    let value = follow(root)
    if wantsNew { changes[changes.count - 1].newValue = value }
  }

  func finish(isLate: Bool, _ property: PropertyFollowers, _ description: @autoclosure () -> String) {
    let change = changes.removeLast()
    guard !isLate, let root, let handler = living else { return }
    Trace.note(Link(sender([property], root), "changed", to: receiver, value: description()))
    handler(root, change)
  }

  private var living: Handler? {
    lock.lock()
    defer { lock.unlock() }
    return handler
  }

  private func sender(_ changed: [PropertyFollowers], _ root: Root) -> String {
    changed.map { root.path(to: $0, among: properties) }.joined(separator: ", ")
  }

  private func plainRead(_ root: Root) -> Value {
    isReading = true
    defer { isReading = false }
    return read(root)
  }

  /// Reads the value, and is from then on in the lists of the properties that were read.
  private func follow(_ root: Root) -> Value {
    notes.start()
    let value = KeyPathFollowing.follow(notes) { plainRead(root) }
    guard let followed = notes.finish() else { return value }
    lock.withLock {
      guard handler != nil else { return }
      for property in properties where !followed.contains(where: { $0 === property }) { property.remove(self) }
      for property in followed where !properties.contains(where: { $0 === property }) { property.add(self) }
      properties = followed
    }
    return value
  }
}
