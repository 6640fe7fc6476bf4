extension ObservableType {
  /// Emits the accumulated value after each element; nothing before the first.
  ///
  /// - Parameters:
  ///   - seed: what the first element is added to; each subscriber begins with it.
  ///   - accumulator: changes what has been accumulated by an element.
  /// - Errors: one that `accumulator` throws ends the result, and the subscription to the source.
  ///
  ///     source                         a b - c |
  ///     scan(into: "") { $0 += $1 }    a ab - abc |
  @inlinable
  public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
    forEachSubscription {
      var accumulated = seed
      return { element, stage in
        try accumulator(&accumulated, element)
        stage.send(accumulated)
      }
    }
  }

  /// Emits the accumulated value after each element; nothing before the first.
  ///
  /// - Parameters:
  ///   - seed: what the first element is added to.
  ///   - accumulator: makes what has been accumulated from that before and an element.
  /// - Errors: one that `accumulator` throws ends the result, and the subscription to the source.
  ///
  ///     source                  a b - c |
  ///     scan("") { $1 + $0 }    a ba - cba |
  @inlinable
  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    forEachSubscription {
      var accumulated = seed
      return { element, stage in
        accumulated = try accumulator(accumulated, element)
        stage.send(accumulated)
      }
    }
  }
}
