import Rx

/// The first elements of several sequences, then the second ones, and so on.
///
/// A `resultSelector` may throw, as that of an observable may, but must not: the screen that shows the result takes no
/// error. RxCocoa has one function for each number of sequences, from two to eight; here a parameter pack takes any number.
extension SharedSequence {
  /// Emits the result of `resultSelector` for the elements that have the same number in all sequences. Completes when
  /// all have.
  public static func zip<each Part>(
    _ source: repeat SharedSequence<SharingStrategy, each Part>,
    resultSelector: @escaping (repeat each Part) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      Observable.zip(erased(repeat each source)) { parts in
        try resultSelector(repeat each typed(parts, as: repeat (each Part).self))
      })
  }

  /// Emits the result of `resultSelector` for the elements that have the same number in all sequences. Completes when
  /// all have.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Emits the elements that have the same number in all sequences as an array. Completes when all have.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    zip(collection) { $0 }
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Emits the elements that have the same number in all sequences as a tuple. Completes when all have.
  public static func zip<each Part>(
    _ source: repeat SharedSequence<SharingStrategy, each Part>
  ) -> SharedSequence<SharingStrategy, (repeat each Part)> {
    SharedSequence<SharingStrategy, (repeat each Part)>
      .zip(repeat each source) { (part: repeat each Part) in (repeat each part) }
  }
}
