extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Combines the elements of two maybes when the last of them has arrived.
  ///
  /// It completes without an element when all have completed and one had none.
  ///
  /// - Errors: the first one of a maybe, at once, and one that `resultSelector` throws.
  public static func zip<E1, E2>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    resultSelector: @escaping (E1, E2) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    Maybe(.zip(source1.source, source2.source, resultSelector: resultSelector))
  }

  /// Combines the elements of three or more maybes when the last of them has arrived.
  public static func zip<E1, E2, E3, each E>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ others: repeat PrimitiveSequence<Trait, each E>,
    resultSelector: @escaping (E1, E2, E3, repeat each E) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    Maybe(.zip(of: source1.source, source2.source, source3.source, repeat (each others).source, result: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
  /// Emits the elements of two maybes when the last of them has arrived.
  public static func zip<E1, E2>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>
  ) -> PrimitiveSequence<Trait, (E1, E2)> {
    .zip(source1, source2) { ($0, $1) }
  }

  /// Emits the elements of three or more maybes when the last of them has arrived.
  public static func zip<E1, E2, E3, each E>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ others: repeat PrimitiveSequence<Trait, each E>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, repeat each E)> {
    PrimitiveSequence<Trait, (E1, E2, E3, repeat each E)>(
      Observable<Any>.elementsInStep(
        of: source1.source, source2.source, source3.source, repeat (each others).source))
  }
}
