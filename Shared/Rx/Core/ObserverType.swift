/// Something that receives events.
public protocol ObserverType<Element> {
  /// The type of the elements that it receives.
  associatedtype Element

  /// Receives one event. After an `error` or `completed` nothing more may be sent.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Receives an element.
  @inlinable
  public func onNext(_ element: Element) {
    on(.next(element))
  }

  /// Receives the end of the sequence.
  @inlinable
  public func onCompleted() {
    on(.completed)
  }

  /// Receives the failure of the sequence.
  @inlinable
  public func onError(_ error: any Swift.Error) {
    on(.error(error))
  }

  /// This observer with its type erased.
  public func asObserver() -> AnyObserver<Element> {
    AnyObserver(self)
  }

  /// An observer of other elements, each of which is transformed before it reaches this one.
  ///
  /// - Errors: an error thrown by `transform` reaches this observer as an `error` event.
  public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
    AnyObserver { event in on(event.map(transform)) }
  }
}
