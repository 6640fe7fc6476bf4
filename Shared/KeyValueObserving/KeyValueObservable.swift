/// An object whose `@Observed` properties can be observed, as those of an `NSObject` can with KVO.
///
///     final class Counter: KeyValueObservable {
///       nonisolated let observers = ObserverStore()
///       @Observed private(set) var count = 0
///     }
///
/// A class of the main actor adopts it in the same words, and subclasses of a class that adopted it have it too.
public protocol KeyValueObservable: AnyObject {
  /// The store of the observations of this object. Only the object may retain it: its end announces the object's.
  nonisolated var observers: ObserverStore { get }

  /// Further names of properties, as string keys: `["loading": "isLoading"]`, because Apple's key for a Boolean
  /// property is its name without "is". None unless the class declares some, `nonisolated` too.
  nonisolated static var keyAliases: [String: String] { get }
}

extension KeyValueObservable {
  /// No further names.
  public nonisolated static var keyAliases: [String: String] { [:] }

  /// Observes the value at `keyPath`, until the returned observation is invalidated or deallocated.
  ///
  /// The observed properties are those that are read while the key path is followed. So it may lead to an `@Observed`
  /// property (`\.count`), to a property of an object in one (`\.level.text`, `\.level?.text`: the change of either
  /// counts), or to a computed property that reads such properties. A key path that reads none is reported as a mistake.
  ///
  /// The calls come on the thread that sets the property, before its setter returns, in this order:
  /// 1. `.prior`, to each observer in the order of registration;
  /// 2. the value is set;
  /// 3. the change, to each observer in the order of registration.
  ///
  /// Apple leaves that order undefined. As with KVO, every set counts, also of an equal value. A change is read when it
  /// happens: old and new are the same for each observer of one key path, also when a handler sets the property again.
  /// That second change is delivered to all observers before the others receive the first, so the last call need not
  /// have the newest value; to show a value, read it from the object. An observer that is removed during a change is
  /// not called any more; one that is added during it is not called for this change.
  ///
  /// - Parameters:
  ///   - options: The values that the change carries and the further calls; `[]` is one call per change, no values.
  ///   - changeHandler: gets the object, so that it need not capture it, and the change. It may keep the object alive
  ///     by capturing it: then only `invalidate()` ends both.
  /// - Returns: The observation. It does not retain the object, and the object does not retain it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: KeyValueObservingOptions = [],
    changeHandler: @escaping (Self, ObservedChange<Value>) -> Void
  ) -> KeyValueObservation {
    let registration = Registration(
      of: self, options, receiver: "handler", reading: { $0[keyPath: keyPath] }, handler: changeHandler)
    defer { registration.start() }
    return KeyValueObservation(registration)
  }
}
