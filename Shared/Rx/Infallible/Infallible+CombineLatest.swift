extension Infallible {
  /// Combines the latest elements of two sequences each time one of them emits; nothing until both have emitted.
  ///
  /// It completes when both have, or when a source that completed without an element leaves nothing to combine with.
  ///
  /// - Parameters:
  ///   - source1: the first sequence.
  ///   - source2: the second sequence.
  ///   - resultSelector: combines two elements. It may throw, as that of an observable may, but must not.
  @inlinable
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
    _ source1: I1, _ source2: I2,
    resultSelector: @escaping (I1.Element, I2.Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(.combineLatest(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of three or more sequences each time one of them emits.
  @inlinable
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, each I: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3, _ others: repeat each I,
    resultSelector: @escaping (I1.Element, I2.Element, I3.Element, repeat (each I).Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .combineLatest(
        of: source1.asObservable(), source2.asObservable(), source3.asObservable(), repeat (each others).asObservable(),
        result: resultSelector))
  }
}

extension InfallibleType where Element == Any {
  /// Emits the latest elements of two sequences each time one of them emits; nothing until both have emitted.
  @inlinable
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
    _ source1: I1, _ source2: I2
  ) -> Infallible<(I1.Element, I2.Element)> {
    .combineLatest(source1, source2) { ($0, $1) }
  }

  /// Emits the latest elements of three or more sequences each time one of them emits.
  @inlinable
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, each I: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3, _ others: repeat each I
  ) -> Infallible<(I1.Element, I2.Element, I3.Element, repeat (each I).Element)> {
    Infallible<(I1.Element, I2.Element, I3.Element, repeat (each I).Element)>(
      Observable<Any>.latestElements(
        of: source1.asObservable(), source2.asObservable(), source3.asObservable(), repeat (each others).asObservable())
    )
  }
}

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
