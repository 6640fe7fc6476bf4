import Rx

/// The latest elements of several sequences, once each has one: again whenever one of them sends.
extension SharedSequence {
  /// What `resultSelector` makes of the latest elements of two sequences. Completes when all have.
  ///
  ///     source1                            a - b - |
  ///     source2                            - 1 - 2 |
  ///     combineLatest(source1, source2)    - a1 b1 b2 |
  public static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
    _ source1: O1, _ source2: O2, resultSelector: @escaping (O1.Element, O2.Element) -> Element
  ) -> SharedSequence<O1.SharingStrategy, Element>
  where SharingStrategy == O1.SharingStrategy, O2.SharingStrategy == O1.SharingStrategy {
    SharedSequence(
      Observable.combineLatest(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }

  /// What `resultSelector` makes of the latest elements of three sequences. Completes when all have.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) -> Element
  ) -> SharedSequence<O1.SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O2.SharingStrategy == O1.SharingStrategy,
    O3.SharingStrategy == O1.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
  }

  /// What `resultSelector` makes of the latest elements of four sequences. Completes when all have.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) -> Element
  ) -> SharedSequence<O1.SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O2.SharingStrategy == O1.SharingStrategy,
    O3.SharingStrategy == O1.SharingStrategy, O4.SharingStrategy == O1.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        resultSelector: resultSelector))
  }

  /// What `resultSelector` makes of the latest elements of five sequences. Completes when all have.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) -> Element
  ) -> SharedSequence<O1.SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O2.SharingStrategy == O1.SharingStrategy,
    O3.SharingStrategy == O1.SharingStrategy, O4.SharingStrategy == O1.SharingStrategy,
    O5.SharingStrategy == O1.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), resultSelector: resultSelector))
  }

  /// What `resultSelector` makes of the latest elements of six sequences. Completes when all have.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) -> Element
  ) -> SharedSequence<O1.SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O2.SharingStrategy == O1.SharingStrategy,
    O3.SharingStrategy == O1.SharingStrategy, O4.SharingStrategy == O1.SharingStrategy,
    O5.SharingStrategy == O1.SharingStrategy, O6.SharingStrategy == O1.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), resultSelector: resultSelector))
  }

  /// What `resultSelector` makes of the latest elements of seven sequences. Completes when all have.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) -> Element
  ) -> SharedSequence<O1.SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O2.SharingStrategy == O1.SharingStrategy,
    O3.SharingStrategy == O1.SharingStrategy, O4.SharingStrategy == O1.SharingStrategy,
    O5.SharingStrategy == O1.SharingStrategy, O6.SharingStrategy == O1.SharingStrategy,
    O7.SharingStrategy == O1.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector))
  }

  /// What `resultSelector` makes of the latest elements of eight sequences. Completes when all have.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element) ->
      Element
  ) -> SharedSequence<O1.SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O2.SharingStrategy == O1.SharingStrategy,
    O3.SharingStrategy == O1.SharingStrategy, O4.SharingStrategy == O1.SharingStrategy,
    O5.SharingStrategy == O1.SharingStrategy, O6.SharingStrategy == O1.SharingStrategy,
    O7.SharingStrategy == O1.SharingStrategy, O8.SharingStrategy == O1.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
        resultSelector: resultSelector))
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// The latest elements of two sequences, together. Completes when all have.
  public static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
    _ source1: O1, _ source2: O2
  ) -> SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element)>
  where SharingStrategy == O1.SharingStrategy, O2.SharingStrategy == O1.SharingStrategy {
    SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element)>(
      Observable.combineLatest(source1.asObservable(), source2.asObservable()))
  }

  /// The latest elements of three sequences, together. Completes when all have.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element, O3.Element)>
  where
    SharingStrategy == O1.SharingStrategy, O2.SharingStrategy == O1.SharingStrategy,
    O3.SharingStrategy == O1.SharingStrategy
  {
    SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element, O3.Element)>(
      Observable.combineLatest(source1.asObservable(), source2.asObservable(), source3.asObservable()))
  }

  /// The latest elements of four sequences, together. Completes when all have.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)>
  where
    SharingStrategy == O1.SharingStrategy, O2.SharingStrategy == O1.SharingStrategy,
    O3.SharingStrategy == O1.SharingStrategy, O4.SharingStrategy == O1.SharingStrategy
  {
    SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)>(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()))
  }

  /// The latest elements of five sequences, together. Completes when all have.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>
  where
    SharingStrategy == O1.SharingStrategy, O2.SharingStrategy == O1.SharingStrategy,
    O3.SharingStrategy == O1.SharingStrategy, O4.SharingStrategy == O1.SharingStrategy,
    O5.SharingStrategy == O1.SharingStrategy
  {
    SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable()))
  }

  /// The latest elements of six sequences, together. Completes when all have.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>
  where
    SharingStrategy == O1.SharingStrategy, O2.SharingStrategy == O1.SharingStrategy,
    O3.SharingStrategy == O1.SharingStrategy, O4.SharingStrategy == O1.SharingStrategy,
    O5.SharingStrategy == O1.SharingStrategy, O6.SharingStrategy == O1.SharingStrategy
  {
    SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable()))
  }

  /// The latest elements of seven sequences, together. Completes when all have.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
  ) -> SharedSequence<
    O1.SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
  >
  where
    SharingStrategy == O1.SharingStrategy, O2.SharingStrategy == O1.SharingStrategy,
    O3.SharingStrategy == O1.SharingStrategy, O4.SharingStrategy == O1.SharingStrategy,
    O5.SharingStrategy == O1.SharingStrategy, O6.SharingStrategy == O1.SharingStrategy,
    O7.SharingStrategy == O1.SharingStrategy
  {
    SharedSequence<
      O1.SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
    >(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable()))
  }

  /// The latest elements of eight sequences, together. Completes when all have.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8
  ) -> SharedSequence<
    O1.SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
  >
  where
    SharingStrategy == O1.SharingStrategy, O2.SharingStrategy == O1.SharingStrategy,
    O3.SharingStrategy == O1.SharingStrategy, O4.SharingStrategy == O1.SharingStrategy,
    O5.SharingStrategy == O1.SharingStrategy, O6.SharingStrategy == O1.SharingStrategy,
    O7.SharingStrategy == O1.SharingStrategy, O8.SharingStrategy == O1.SharingStrategy
  {
    SharedSequence<
      O1.SharingStrategy,
      (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
    >(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()))
  }
}
