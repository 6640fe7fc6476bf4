extension InfallibleType {
  /// The latest elements of all sequences of a collection, combined each time one of them sends.
  ///
  /// It completes when all have; at once, after one result, if there is none.
  ///
  /// - Parameters:
  ///   - collection: the sequences.
  ///   - resultSelector: combines their elements. It may throw, as that of an observable may, but must not.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// The latest elements of all sequences of a collection, each time one of them sends.
  ///
  /// It completes when all have; at once, after an empty array, if there is none.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible<[Element]>.combineLatest(collection) { $0 }
  }
}
