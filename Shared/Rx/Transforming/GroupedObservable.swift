/// The elements of a source that have one key: what `groupBy` sends.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// The key that the elements have in common.
  public let key: Key

  private let source: Observable<Element>

  /// The elements of `source`, under `key`.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Starts sending the elements to `observer`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The observable of the same elements.
  public func asObservable() -> Observable<Element> {
    source
  }
}
