import Trace

extension KeyValueObservable {
  /// Notifies `observer` of the changes of a key path, until it is removed from it.
  ///
  /// The calls come when and in the order in which those of `observe(_:options:changeHandler:)` come. An observer that is
  /// added twice is called twice.
  ///
  /// The observer is held weakly, the context not at all. Apple does not retain the observer either, but does not
  /// notice its end: an observer that is deallocated without a removal may still be called, which ends the program.
  /// Here the next change reports the forgotten removal, once, and calls no observer; until then the observation counts
  /// as alive.
  ///
  /// - Parameters:
  ///   - keyPath: the name of an `@Observed` property or an alias, or several joined by dots (`level.text`). A
  ///     wrong one is reported and adds nothing. (KVO raises an exception, as soon as it needs the value.)
  ///   - options: The values that the change carries and the further calls.
  ///   - context: comes back with each call.
  public func addObserver(
    _ observer: any KeyValueObserver,
    forKeyPath keyPath: String,
    options: KeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let keys = keyPath.keys
    do throws(UnknownKey) {
      _ = try value(for: keys)
    } catch {
      return Mistake.report(error.description)
    }
    let entry = ClassicObservation(observer, keyPath, context)
    let registration = Registration(
      of: self, options, receiver: "observeValue", reading: { (try? $0.value(for: keys)) ?? nil },
      handler: { object, change in
        guard entry.tell(object, change) else { return object.classicObservations.discard(entry, of: object) }
      })
    entry.observation = KeyValueObservation(registration)
    classicObservations.add(entry)
    registration.start()
  }

  /// Removes `observer` from a key path: the last registration that it has there, whatever its context.
  ///
  /// Removing an observer that was never added is reported. (KVO raises an exception.)
  public func removeObserver(_ observer: any KeyValueObserver, forKeyPath keyPath: String) {
    classicObservations.remove(observer, from: self, keyPath) { _ in true }
  }

  /// Removes `observer` from a key path: the last registration that it has there with this context.
  ///
  /// Removing an observer that was never added is reported. (KVO raises an exception.)
  public func removeObserver(
    _ observer: any KeyValueObserver, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    classicObservations.remove(observer, from: self, keyPath) { $0 == context }
  }

  private var classicObservations: ClassicObservations {
    observers.attachment(for: ClassicObservations.key) { ClassicObservations() }
  }
}
