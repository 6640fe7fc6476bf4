/// An error that a closure of these operators throws becomes the error of the result.
extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The same event, with closures called at it, as in the `do` of an observable.
  ///
  /// After an element the end, which no subscriber of a maybe sees, is an event for `onCompleted` too.
  ///
  /// - Errors: one that an `on…` closure throws takes the place of the event.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// The element, if `predicate` is true for it, else the end without an element.
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(source.filter(predicate))
  }

  /// The element, if there is one, transformed.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe(source.map(transform))
  }

  /// The element, transformed; the end without an element if it becomes nil.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe(source.compactMap(transform))
  }

  /// Emits the event of the maybe that `selector` makes from the element, if there is one.
  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe(source.flatMap(selector))
  }

  /// The element of the source; `default` if there is none.
  ///
  ///     source                           - - |
  ///     asMaybe().ifEmpty(default: z)    - - (z,|)
  public func ifEmpty(default: Element) -> Single<Element> {
    Single(source.ifEmpty(default: `default`))
  }

  /// The element of the source; if there is none what comes of `other`, which is subscribed only then.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(source.ifEmpty(switchTo: other.source))
  }

  /// The element of the source; if there is none what comes of `other`, which is subscribed only then.
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(source.ifEmpty(switchTo: other.source))
  }

  /// The element of the source, or its end; after its error `element`. It cannot fail.
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    Maybe(source.catchAndReturn(element))
  }
}
