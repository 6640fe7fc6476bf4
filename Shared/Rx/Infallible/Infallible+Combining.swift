/// Several sequences become one: the operators of an observable. Their selectors may throw as there, but must not.
extension Infallible {
  /// Combines the latest elements of two sequences each time one of them emits; nothing until both have emitted.
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
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// The latest elements of all sequences of a collection, each time one of them sends.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible<[Element]>.combineLatest(collection) { $0 }
  }

  /// Combines the elements of two sequences in step: the first with the first, the second with the second.
  @inlinable
  public static func zip<E1, E2>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>,
    resultSelector: @escaping (E1, E2) throws -> Element
  ) -> Infallible<Element> {
    Infallible(.zip(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the elements of three or more sequences in step.
  @inlinable
  public static func zip<E1, E2, E3, each E>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    _ others: repeat Infallible<each E>,
    resultSelector: @escaping (E1, E2, E3, repeat each E) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .zip(
        of: source1.asObservable(), source2.asObservable(), source3.asObservable(), repeat (each others).asObservable(),
        result: resultSelector))
  }

  /// `initialElement`, then the elements of the source.
  public func startWith(_ initialElement: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(initialElement))
  }

  /// Each element combined with the latest one of `second`; dropped as long as `second` has not sent.
  @inlinable
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    Infallible<ResultType>(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// The latest element of `second` for each element; nothing as long as `second` has not sent.
  @inlinable
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().withLatestFrom(second))
  }

  /// Emits the elements of the `sources`, one sequence after another.
  ///
  /// In spite of its name it concatenates, as in RxSwift; `merge` of an array, or of several arguments, merges.
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    concat(sources)
  }

  /// The elements of all `sources` as they come. It completes when all have.
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// The elements of all `sources` as they come. It completes when all have.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    merge(sources)
  }

  /// The elements of this sequence, and when it is complete those of `second`, which must not fail.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
  where Source.Element == Element {
    Infallible(asObservable().concat(second))
  }

  /// The elements of the sequences, one after another. `sequence` is asked for the next when the one before is
  /// complete.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
  where Sequence.Element == Infallible<Element> {
    Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// The elements of the sequences, one after another.
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    Infallible(.concat(collection.map { $0.asObservable() }))
  }

  /// The elements of the sequences, one after another.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    concat(sources)
  }
}
