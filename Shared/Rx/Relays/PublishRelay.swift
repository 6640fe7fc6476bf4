/// A publish subject that never ends: emits each accepted element to its current subscribers.
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  /// A relay without subscribers.
  public init() {}

  /// Sends `event`, an element, to the subscribers.
  public func accept(_ event: Element) {
    subject.next(event)
  }

  /// Starts sending elements to `observer`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The observable of the same elements.
  public func asObservable() -> Observable<Element> {
    subject
  }
}
