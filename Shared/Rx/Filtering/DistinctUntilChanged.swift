extension ObservableType where Element: Equatable {
  /// The elements that differ from the one before.
  ///
  ///     source                    a a b - a |
  ///     distinctUntilChanged()    a - b - a |
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: ==)
  }
}

extension ObservableType {
  /// The elements whose key differs from that of the one before.
  ///
  /// - Errors: one that `keySelector` throws ends the result, and the subscription to the source.
  ///
  ///     source                                      a A b - B |
  ///     distinctUntilChanged { $0.lowercased() }    a - b - - |
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: ==)
  }

  /// The elements that `comparer` finds different from the last one that was sent.
  ///
  /// - Errors: one that `comparer` throws ends the result, and the subscription to the source.
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (_ lhs: Element, _ rhs: Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// The elements whose key `comparer` finds different from that of the last one that was sent.
  ///
  /// - Errors: one that `keySelector` or `comparer` throws ends the result, and the subscription to the source.
  @inlinable
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (_ lhs: K, _ rhs: K) throws -> Bool
  ) -> Observable<Element> {
    forEachSubscription {
      var last: K?
      return { element, stage in
        let key = try keySelector(element)
        if let last, try comparer(last, key) { return }
        last = key
        stage.send(element)
      }
    }
  }

  /// The elements of which the property at `keyPath` differs from that of the one before.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }
}
