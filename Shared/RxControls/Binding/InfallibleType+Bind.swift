import Rx

/// Binding a sequence that cannot fail: as with an observable, without the danger of an error.
extension InfallibleType {
  /// Sends each event to all of `observers`: binders, control properties, subjects.
  ///
  /// - Returns: A disposable that ends the binding.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Sends each event to all of `observers`, which take optional elements.
  ///
  /// - Returns: A disposable that ends the binding.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().subscribe { event in
      for observer in observers { observer.on(event.map { $0 }) }
    }
  }

  /// Passes this sequence to `binder`, a function that subscribes in its own way.
  ///
  /// - Returns: The result of the function, often a disposable.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Passes this sequence, and then `curriedArgument`, to `binder`: a function that subscribes in its own way.
  ///
  /// - Returns: The result of the function, often a disposable.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Calls `onNext` with each element.
  ///
  /// - Returns: A disposable that ends the binding.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }
}
