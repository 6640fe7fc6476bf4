extension ObservableType {
  /// The only element of the source, at once.
  ///
  /// - Errors: `RxError.moreThanOneElement` at a second element, `RxError.noElements` if the source completes without
  ///   one.
  ///
  ///     source      - a - b |
  ///     single()    - a - #
  @inlinable
  public func single() -> Observable<Element> {
    single { _ in true }
  }

  /// The only element of the source for which `predicate` is true, at once.
  ///
  /// - Errors: `RxError.moreThanOneElement` at a second such element, `RxError.noElements` if the source completes
  ///   without one, and an error that `predicate` throws.
  ///
  ///     source                  a - c b |
  ///     single { $0 > "b" }     - - c - |
  @inlinable
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    forEachSubscriptionWithEnd {
      var isSent = false
      return (
        step: { element, stage in
          guard try predicate(element) else { return }
          if isSent { throw RxError.moreThanOneElement }
          isSent = true
          stage.send(element)
        },
        atEnd: { _ in if !isSent { throw RxError.noElements } }
      )
    }
  }
}
