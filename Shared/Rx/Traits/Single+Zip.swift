extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Combines the elements of two singles when the last of them has arrived.
  ///
  /// - Errors: the first one of a single, at once, and one that `resultSelector` throws.
  ///
  ///     first                                   - (a,|)
  ///     second                                  - - (1,|)
  ///     Single.zip(first, second) { $0 + $1 }   - - (a1,|)
  public static func zip<E1, E2>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    resultSelector: @escaping (E1, E2) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    Single(.zip(source1.source, source2.source, resultSelector: resultSelector))
  }

  /// Combines the elements of three or more singles when the last of them has arrived.
  public static func zip<E1, E2, E3, each E>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ others: repeat PrimitiveSequence<Trait, each E>,
    resultSelector: @escaping (E1, E2, E3, repeat each E) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    Single(
      .zip(of: source1.source, source2.source, source3.source, repeat (each others).source, result: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
  /// Emits the elements of two singles when the last of them has arrived.
  public static func zip<E1, E2>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>
  ) -> PrimitiveSequence<Trait, (E1, E2)> {
    .zip(source1, source2) { ($0, $1) }
  }

  /// Emits the elements of three or more singles when the last of them has arrived.
  public static func zip<E1, E2, E3, each E>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ others: repeat PrimitiveSequence<Trait, each E>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, repeat each E)> {
    PrimitiveSequence<Trait, (E1, E2, E3, repeat each E)>(
      Observable<Any>.elementsInStep(
        of: source1.source, source2.source, source3.source, repeat (each others).source))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The elements of all singles of a collection combined, when the last of them has come; at once if there is none.
  ///
  /// - Errors: the first one of a single, at once, and one that `resultSelector` throws.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> where Collection.Element == PrimitiveSequence<Trait, Element> {
    // An observable `zip` of nothing has no element; a single has to have one.
    guard !collection.isEmpty else { return .deferred { .just(try resultSelector([])) } }
    return Single(.zip(collection.map(\.source), resultSelector: resultSelector))
  }

  /// The elements of all singles of a collection, when the last of them has come; an empty array at once if there is
  /// none.
  ///
  /// - Errors: the first one of a single, at once.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> PrimitiveSequence<Trait, [Element]> where Collection.Element == PrimitiveSequence<Trait, Element> {
    zip(collection) { $0 }
  }
}
