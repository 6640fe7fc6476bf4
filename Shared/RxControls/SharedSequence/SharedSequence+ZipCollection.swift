import Rx

extension SharedSequence {
  /// What `resultSelector` makes of the elements of all sequences that have the same number. Completes when all have.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element: SharedSequenceConvertibleType, Collection.Element.SharingStrategy == SharingStrategy {
    SharedSequence(Observable.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// The elements of all sequences that have the same number. Completes when all have.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable.zip(collection.map { $0.asObservable() }))
  }
}
