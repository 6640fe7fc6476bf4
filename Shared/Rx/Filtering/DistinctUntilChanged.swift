extension ObservableType where Element: Equatable {
  /// The elements that differ from the one before.
  ///
  ///     source                    a a b - a |
  ///     distinctUntilChanged()    a - b - a |
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: ==)
  }
}

extension ObservableType {
  /// The elements whose key differs from that of the one before.
  ///
  /// - Errors: one that `keySelector` throws ends the result, and the subscription to the source.
  ///
  ///     source                                     a A b - B |
  ///     distinctUntilChanged { $0.uppercased() }   a - b - - |
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: ==)
  }

  /// The elements that `comparer` finds different from the last one that was sent.
  ///
  /// - Errors: one that `comparer` throws ends the result, and the subscription to the source.
  public func distinctUntilChanged(
    _ comparer: @escaping (_ lhs: Element, _ rhs: Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// The elements whose key `comparer` finds different from that of the last one that was sent.
  ///
  /// - Errors: one that `keySelector` or `comparer` throws ends the result, and the subscription to the source.
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (_ lhs: K, _ rhs: K) throws -> Bool
  ) -> Observable<Element> {
    DistinctUntilChanged(asObservable(), keySelector, comparer)
  }

  /// The elements of which the property at `keyPath` differs from that of the one before.
  public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }
}

private final class DistinctUntilChanged<Element, Key>: Producer<Element> {
  private let source: Observable<Element>
  private let key: (Element) throws -> Key
  private let isEqual: (Key, Key) throws -> Bool

  init(
    _ source: Observable<Element>, _ key: @escaping (Element) throws -> Key,
    _ isEqual: @escaping (Key, Key) throws -> Bool
  ) {
    self.source = source
    self.key = key
    self.isEqual = isEqual
  }

  override func run(_ sink: Sink<Element>) {
    source.attach(DistinctUntilChangedSink(sink, key, isEqual))
  }
}

private final class DistinctUntilChangedSink<Element, Key>: Stage<Element, Element> {
  private let key: (Element) throws -> Key
  private let isEqual: (Key, Key) throws -> Bool
  private var last: Key?

  init(
    _ downstream: Sink<Element>, _ key: @escaping (Element) throws -> Key,
    _ isEqual: @escaping (Key, Key) throws -> Bool
  ) {
    self.key = key
    self.isEqual = isEqual
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do {
      let key = try key(element)
      if let last, try isEqual(last, key) { return }
      last = key
      send(element)
    } catch {
      fail(error)
    }
  }
}
