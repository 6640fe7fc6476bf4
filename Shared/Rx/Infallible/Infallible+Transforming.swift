/// Each element becomes another one, or a sequence: the operators of an observable.
///
/// An inner sequence must not fail either. The compiler accepts a selector that makes any kind of sequence.
extension InfallibleType {
  /// Each element, transformed.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible<Result>(asObservable().map(transform))
  }

  /// Each element, transformed, without those that become nil.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
    Infallible<Result>(asObservable().compactMap(transform))
  }

  /// Emits the accumulated value after each element; nothing before the first.
  @inlinable
  public func scan<Seed>(
    into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Emits the accumulated value after each element; nothing before the first.
  @inlinable
  public func scan<Seed>(_ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Each element, combined with an object as long as that lives; then the end.
  @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Infallible<Out> {
    Infallible<Out>(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Each element, paired with an object as long as that lives; then the end. The object is held weakly.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }

  /// The elements of all sequences that the elements are turned into, as they come.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMap(selector))
  }

  /// The elements of the sequence that the latest element was turned into: a new element ends the sequence before.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapLatest(selector))
  }

  /// The elements of the sequence that an element is turned into; elements that come before its end are dropped.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapFirst(selector))
  }

  /// The elements of all sequences that the elements are turned into, one sequence after another.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().concatMap(selector))
  }
}

extension ObservableType {
  /// The elements of the infallible sequence that the latest element was turned into: a new element ends the one
  /// before.
  ///
  /// It completes when the source and the last inner sequence have.
  ///
  /// - Parameter selector: makes a sequence of an element. It may throw, and this sequence fail, as with an observable;
  ///   since the result is infallible, they must not.
  @inlinable
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    Infallible(flatMapLatest { try selector($0).asObservable() })
  }
}
