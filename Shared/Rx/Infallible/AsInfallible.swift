extension ObservableConvertibleType {
  /// The same elements, infallibly: after an error `element` and the end.
  ///
  ///     source                              a b - #
  ///     asInfallible(onErrorJustReturn: z)  a b - (z,|)
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// The same elements, infallibly: after an error those of `infallible`.
  ///
  ///     source                                   a b #
  ///     second                                   x y |
  ///     asInfallible(onErrorFallbackTo: second)  a b x y |
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    asInfallible { _ in infallible }
  }

  /// The same elements, infallibly: after an error those of the sequence that `onErrorRecover` makes of the error.
  public func asInfallible(
    onErrorRecover: @escaping (any Swift.Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}

extension PublishRelay {
  /// The elements that the relay accepts from now on: it neither fails nor ends.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}

extension BehaviorRelay {
  /// The value of the relay, then each further one: it neither fails nor ends.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}

extension ReplayRelay {
  /// The elements that the relay has kept, then each further one: it neither fails nor ends.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}
