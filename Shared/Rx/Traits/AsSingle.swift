extension ObservableType {
  /// The only element, held back until the source is complete.
  ///
  /// - Errors: `RxError.moreThanOneElement` at a second element, `RxError.noElements` if the source completes without
  ///   one.
  ///
  ///     source        - a - |
  ///     asSingle()    - - - (a,|)
  @inlinable
  public func asSingle() -> Single<Element> {
    Single(
      forEachSubscriptionWithEnd {
        var only: Element?
        return (
          step: { element, _ in
            if only != nil { throw RxError.moreThanOneElement }
            only = element
          },
          atEnd: { stage in
            guard let only else { throw RxError.noElements }
            stage.send(only)
          }
        )
      })
  }

  /// The only element, held back until the source is complete; the end alone without one. A second one is an error.
  ///
  ///     source       - a - |
  ///     asMaybe()    - - - (a,|)
  @inlinable
  public func asMaybe() -> Maybe<Element> {
    Maybe(
      forEachSubscriptionWithEnd {
        var only: Element?
        return (
          step: { element, _ in
            if only != nil { throw RxError.moreThanOneElement }
            only = element
          },
          atEnd: { stage in if let only { stage.send(only) } }
        )
      })
  }
}

extension ObservableType where Element == Swift.Never {
  /// The same events, with the promise that there is no element.
  public func asCompletable() -> Completable {
    Completable(asObservable())
  }
}
