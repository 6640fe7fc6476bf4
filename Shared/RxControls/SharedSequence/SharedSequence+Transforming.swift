import Rx

/// Each element becomes another one.
extension SharedSequenceConvertibleType {
  /// Each element as `selector` transforms it.
  ///
  ///     source          1 2 3 |
  ///     map { $0 * 2 }  2 4 6 |
  @inlinable
  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().map(selector))
  }

  /// Each element as `selector` transforms it; nil is left out.
  ///
  ///     source                  1 x 3 |
  ///     compactMap { Int($0) }  1 - 3 |
  @inlinable
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().compactMap(selector))
  }

  /// Emits the result of `accumulator` for `seed` and the first element, for that and the second, and so on.
  ///
  ///     source               1 2 3 |
  ///     scan(0) { $0 + $1 }  1 3 6 |
  @inlinable
  public func scan<A>(
    _ seed: A, accumulator: @escaping (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    SharedSequence(asObservable().scan(seed, accumulator: accumulator))
  }

  /// The elements of the sequences that `selector` makes of each element, as they come. Completes when all have.
  @inlinable
  public func flatMap<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  /// The elements of the sequence that `selector` makes of the latest element; the one before is disposed.
  @inlinable
  public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }

  /// The elements of the sequence that `selector` makes of an element; elements that come meanwhile are left out.
  @inlinable
  public func flatMapFirst<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// The elements of the latest of the sequences that come; the one before is disposed.
  @inlinable
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().switchLatest())
  }
}
