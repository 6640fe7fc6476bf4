extension ObservableType {
  /// The elements for which `predicate` is true.
  ///
  /// - Errors: one that `predicate` throws ends the result, and the subscription to the source.
  ///
  ///     source                 1 2 3 - 4 |
  ///     filter { $0 > "2" }    - - 3 - 4 |
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    forEachElement { element, stage in if try predicate(element) { stage.send(element) } }
  }
}
