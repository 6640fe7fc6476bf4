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
