import Rx

extension SharedSequence {
  /// Emits the result of `resultSelector` for the elements with the same number of all sequences.
  ///
  /// Completes when all have.
  ///
  /// - Parameters:
  ///   - collection: the sequences.
  ///   - resultSelector: combines their elements. It may throw, as that of an observable may, but must not.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// The elements of all sequences that have the same number. Completes when all have.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable.zip(collection.map { $0.asObservable() }))
  }
}
