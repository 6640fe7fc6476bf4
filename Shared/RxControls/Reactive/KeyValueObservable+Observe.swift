import KeyValueObserving
import Rx

/// Properties as sequences: each notification of KVO becomes an element.
///
/// In all of them the values come on the thread that sets the property, before its setter returns. Without `.initial`
/// the present value is left out; with `.prior` each change first sends the old one.
extension Reactive where Base: KeyValueObservable {
  /// Emits the present value at `keyPath`, then the new one at each change.
  ///
  /// The object is held weakly, and the sequence completes when it is deallocated.
  /// - Parameters:
  ///   - keyPath: An `@Observed` property, or one that is computed from such properties.
  ///   - options: The calls that become elements.
  public func observe<Property>(
    _ keyPath: KeyPath<Base, Property>, options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Property> {
    values(of: keyPath, options) { $0 }
  }

  /// Emits the present value of the property with the given name, then the new one at each change.
  ///
  /// - Parameters:
  ///   - type: The type of the values; one of another type comes as nil, as nil itself does.
  ///   - keyPath: the name of an `@Observed` property, or several joined by dots.
  ///   - options: The calls that become elements.
  ///   - retainSelf: True if the sequence, and each subscription, retains the object. If the object retained such a
  ///     subscription, neither would ever be deallocated. With false the sequence completes when the object is
  ///     deallocated.
  /// - Returns: a sequence that fails with `RxCocoaError.invalidPropertyName` if there is no such property.
  public func observe<Element>(
    _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> {
    values(of: \.[named: keyPath], options, named: keyPath, retained: retainSelf ? base : nil) { $0 as? Element }
  }

  /// Emits the values of the property with the given name, as `observe` does, of an object that may be deallocated at
  /// any time.
  ///
  /// The object is held weakly; when it is deallocated, the sequence emits nil and completes.
  /// - Parameters:
  ///   - type: The type of the values; one of another type comes as nil, as nil itself does.
  ///   - keyPath: the name of an `@Observed` property, or several joined by dots.
  ///   - options: The calls that become elements.
  /// - Returns: a sequence that fails with `RxCocoaError.invalidPropertyName` if there is no such property.
  public func observeWeakly<Element>(
    _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element?> {
    observe(type, keyPath, options: options, retainSelf: false).concat(Observable.just(nil))
  }

  private func values<Property, Value>(
    of keyPath: KeyPath<Base, Property>, _ options: KeyValueObservingOptions, named name: String? = nil,
    retained: Base? = nil, _ value: @escaping (Property) -> Value
  ) -> Observable<Value> {
    Observable.create { [weak base] observer in
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      if let name, !base.hasValue(forKeyPath: name) {
        observer.onError(RxCocoaError.invalidPropertyName(object: base, propertyName: name))
        return Disposables.create()
      }
      let listener = Listener(observer)
      let observation = base.observe(keyPath, options: options) { object, _ in
        listener.send(value(object[keyPath: keyPath]))
      }
      return Disposables.create {
        withExtendedLifetime(retained) { observation.invalidate() }
      }
    }
  }
}

extension KeyValueObservable {
  /// A name as a key path, so that there is one way to observe both.
  fileprivate subscript(named keyPath: String) -> Any? {
    value(forKeyPath: keyPath)
  }
}
