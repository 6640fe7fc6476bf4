/// A replay subject that never ends: keeps its last elements, sends them to each new subscriber, and each further one
/// to all.
public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) {
    self.subject = subject
  }

  /// A relay that keeps the last `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// A relay that keeps all elements.
  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(.createUnbounded())
  }

  /// Keeps `event`, an element, and sends it to the subscribers.
  public func accept(_ event: Element) {
    subject.next(event)
  }

  /// Starts sending elements to `observer`, the kept ones first.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The observable of the same elements.
  public func asObservable() -> Observable<Element> {
    subject
  }
}
