/// Several sequences become one.
extension InfallibleType {
  /// `initialElement`, then the elements of the source.
  public func startWith(_ initialElement: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(initialElement))
  }

  /// Each element combined with the latest one of `second`; dropped as long as `second` has not sent.
  ///
  /// `second` is subscribed first. Its end is ignored.
  ///
  /// - Parameters:
  ///   - second: whose latest element is taken.
  ///   - resultSelector: combines the two. It may throw, as that of an observable may, but must not.
  @inlinable
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    Infallible<ResultType>(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// The latest element of `second` for each element; nothing as long as `second` has not sent.
  ///
  /// `second` is subscribed first. Its end is ignored.
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
