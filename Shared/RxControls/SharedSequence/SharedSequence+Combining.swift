import Rx

/// Several sequences become one.
extension SharedSequenceConvertibleType {
  /// `element`, then those of this sequence.
  ///
  ///     source        - b c |
  ///     startWith(a)  a b c |
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().startWith(element))
  }

  /// Emits the result of `resultSelector` for each element and the latest one of `second`; left out while that has
  /// none.
  ///
  ///     source                  - a - b - |
  ///     second                  1 - 2 - 3 |
  ///     withLatestFrom(second)  - 1 - 2 - |
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
    SharedSequence(asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// The latest element of `second` at each element of this sequence; left out while that has none.
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> {
    SharedSequence(asObservable().withLatestFrom(second.asObservable()))
  }

  /// The elements of all `sources` as they come. Completes when all have.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.asObservable() }))
  }

  /// The elements of all `sources` as they come. Completes when all have.
  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.asObservable() }))
  }

  /// The elements of all `sources` as they come. Completes when all have.
  ///
  ///     first                 a - - b |
  ///     second                - 1 2 - - |
  ///     merge(first, second)  a 1 2 b - |
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    merge(sources)
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// The elements of all the sequences that come, as they come. Completes when all have.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().map { $0.asObservable() }.merge())
  }

  /// The elements of the sequences that come, of at most `maxConcurrent` at a time; the others wait in order.
  public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asObservable() }.merge(maxConcurrent: maxConcurrent))
  }
}

extension SharedSequence {
  /// The elements of all sequences of `sequence`, one after the other.
  ///
  ///     first                    a b |
  ///     second                   1 |
  ///     concat([first, second])  a b 1 |
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element>
  where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// The elements of all sequences of `collection`, one after the other.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(collection.map { $0.asObservable() }))
  }
}
