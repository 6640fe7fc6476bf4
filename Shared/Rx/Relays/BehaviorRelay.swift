/// A behaviour subject that never ends: has a value, sends it to each new subscriber, and each further one to all.
public final class BehaviorRelay<Element>: ObservableType {
  private let subject: BehaviorSubject<Element>

  /// A relay with its first value.
  public init(value: Element) {
    subject = BehaviorSubject(value: value)
  }

  /// The value: the last element.
  public var value: Element {
    subject.current
  }

  /// Takes `event`, an element, as the value and sends it to the subscribers.
  public func accept(_ event: Element) {
    subject.next(event)
  }

  /// Starts sending elements to `observer`, the value first.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The observable of the same elements.
  public func asObservable() -> Observable<Element> {
    subject
  }
}
