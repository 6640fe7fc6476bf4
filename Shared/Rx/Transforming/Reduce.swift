extension ObservableType {
  /// Emits the accumulated value and completes when the source completes; the seed if there was no element.
  ///
  /// - Parameters:
  ///   - seed: what the first element is added to.
  ///   - accumulator: makes what has been accumulated from that before and an element.
  /// - Errors: one that `accumulator` throws ends the result, and the subscription to the source.
  ///
  ///     source                    a b - c |
  ///     reduce("") { $0 + $1 }    - - - - (abc,|)
  @inlinable
  public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// Emits the accumulated value, transformed, and completes when the source completes.
  ///
  /// - Parameters:
  ///   - seed: what the first element is added to.
  ///   - accumulator: makes what has been accumulated from that before and an element.
  ///   - mapResult: makes the result from what has been accumulated.
  /// - Errors: one that `accumulator` or `mapResult` throws ends the result, and the subscription to the source.
  @inlinable
  public func reduce<A, Result>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result
  ) -> Observable<Result> {
    forEachSubscriptionWithEnd {
      var accumulated = seed
      return (
        step: { element, _ in accumulated = try accumulator(accumulated, element) },
        atEnd: { stage in stage.send(try mapResult(accumulated)) }
      )
    }
  }
}
