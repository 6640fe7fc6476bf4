extension ObservableType {
  /// The elements from the first for which `predicate` is false.
  ///
  /// - Errors: one that `predicate` throws ends the result, and the subscription to the source.
  ///
  ///     source                      1 2 3 - 1 |
  ///     skip(while: { $0 < "3" })     - - 3 - 1 |
  @inlinable
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    forEachSubscription {
      var isOpen = false
      return { element, stage in
        if !isOpen { isOpen = try !predicate(element) }
        if isOpen { stage.send(element) }
      }
    }
  }
}
