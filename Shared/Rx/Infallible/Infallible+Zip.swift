extension InfallibleType {
  /// Combines the elements of two sequences in step: the first with the first, the second with the second.
  ///
  /// An element waits for its partner. It completes when both sources have.
  ///
  /// - Parameters:
  ///   - source1: the first sequence.
  ///   - source2: the second sequence.
  ///   - resultSelector: combines two elements. It may throw, as that of an observable may, but must not.
  @inlinable
  public static func zip<E1, E2>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>,
    resultSelector: @escaping (E1, E2) throws -> Element
  ) -> Infallible<Element> {
    Infallible(.zip(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of three or more sequences in step.
  @inlinable
  public static func zip<E1, E2, E3, each E>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    _ others: repeat Infallible<each E>,
    resultSelector: @escaping (E1, E2, E3, repeat each E) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .zip(
        of: source1.asObservable(), source2.asObservable(), source3.asObservable(), repeat (each others).asObservable(),
        result: resultSelector))
  }
}
