import Rx

/// Binding: each element is set.
///
/// A binding takes no errors: one that reaches it is a mistake in the program, which stops a debug build and is printed
/// by a release build, as with RxCocoa. Turn it into an element before (`catchAndReturn`), or bind a driver.
extension ObservableType {
  /// Sends each event to all of `observers`: binders, control properties, subjects.
  ///
  /// An error is passed on too, and the observer decides about it. A binder stops a debug build.
  /// - Returns: A disposable that ends the binding.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Sends each event to all of `observers`, which take optional elements.
  ///
  /// An error is passed on too, and the observer decides about it. A binder stops a debug build.
  /// - Returns: A disposable that ends the binding.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    subscribe { event in
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
    subscribe(onNext: onNext, onError: reportBindingError)
  }

  /// Calls `onNext` with `object`, as long as it lives, and each element; the object is held weakly.
  ///
  /// - Returns: A disposable that ends the binding.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext(object, element) } }, onError: reportBindingError)
  }
}
