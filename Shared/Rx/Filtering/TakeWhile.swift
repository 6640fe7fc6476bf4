/// The treatment of the element that ends a `take`.
public enum TakeBehavior {
  /// The element is emitted.
  case inclusive

  /// The element is dropped.
  case exclusive
}

extension ObservableType {
  /// The elements as long as `predicate` is true, then the end.
  ///
  /// - Parameters:
  ///   - predicate: decides about an element.
  ///   - behavior: whether the first element for which it is false is sent too.
  /// - Errors: one that `predicate` throws ends the result, and the subscription to the source.
  ///
  ///     source                      1 2 3 4 |
  ///     take(while: { $0 < "3" })   1 2 |
  @inlinable
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    forEachSubscription {
      var isOpen = true
      return { element, stage in
        guard isOpen else { return }
        isOpen = try predicate(element)
        if isOpen || behavior == .inclusive { stage.send(element) }
        if !isOpen { stage.finish() }
      }
    }
  }

  /// The elements until `predicate` is true for one, then the end.
  ///
  /// - Parameters:
  ///   - predicate: decides about an element.
  ///   - behavior: whether the first element for which it is true is sent too.
  /// - Errors: one that `predicate` throws ends the result, and the subscription to the source.
  ///
  ///     source                       1 2 3 4 |
  ///     take(until: { $0 == "3" })   1 2 |
  @inlinable
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}
