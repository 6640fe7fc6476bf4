/// Something that can be turned into an observable.
public protocol ObservableConvertibleType<Element> {
  /// The type of the elements.
  associatedtype Element

  /// The observable of the same events.
  func asObservable() -> Observable<Element>
}

/// A sequence of events in time.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Starts sending events to `observer`, up to and including the first `error` or `completed`.
  ///
  /// - Returns: A disposable that ends the subscription early. It need not be kept for the events to arrive.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// The observable of the same events.
  public func asObservable() -> Observable<Element> {
    .create { observer in subscribe(observer) }
  }
}
