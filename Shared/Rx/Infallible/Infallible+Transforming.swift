/// Each element becomes another one, or a sequence.
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
  ///
  /// - Parameters:
  ///   - seed: what the first element is added to; each subscriber begins with it.
  ///   - accumulator: changes what has been accumulated by an element.
  @inlinable
  public func scan<Seed>(
    into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Emits the accumulated value after each element; nothing before the first.
  ///
  /// - Parameters:
  ///   - seed: what the first element is added to.
  ///   - accumulator: makes what has been accumulated from that before and an element.
  @inlinable
  public func scan<Seed>(_ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed) -> Infallible<Seed> {
    Infallible<Seed>(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Each element, combined with an object as long as that lives; then the end.
  ///
  /// - Parameters:
  ///   - obj: the object; held weakly.
  ///   - resultSelector: combines it with an element.
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
}
