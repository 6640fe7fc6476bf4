/// An error that a closure of these operators throws becomes the error of the result.
extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The same event, with closures called at it, as in the `do` of an observable.
  ///
  /// - Errors: one that `onSuccess` throws takes the place of the element, one that `onError` throws that of the error.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// The element, if `predicate` is true for it, else the end without an element.
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(source.filter(predicate))
  }

  /// The element, transformed.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single(source.map(transform))
  }

  /// The element, transformed; the end without an element if it becomes nil.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe(source.compactMap(transform))
  }

  /// Emits the event of the single that `selector` makes from the element: one request after another.
  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
    Single(source.flatMap(selector))
  }

  /// Emits the event of the maybe that `selector` makes from the element.
  public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe(source.flatMap(selector))
  }

  /// Emits the event of the completable that `selector` makes from the element.
  public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
    Completable(source.flatMap(selector))
  }

  /// The element of the source; after its error `element`. It cannot fail.
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    Single(source.catchAndReturn(element))
  }

  /// The same events, with less promised.
  public func asMaybe() -> Maybe<Element> {
    Maybe(source)
  }

  /// Only whether it succeeds: the end in the place of the element.
  public func asCompletable() -> Completable {
    Completable(source.ignoreElements())
  }
}
