extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// The same event, with closures called at it, as in the `do` of an observable.
  ///
  /// - Errors: one that an `on…` closure throws takes the place of the event.
  public func `do`(
    onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Does the work of this completable, and when that is done the work of `second`.
  public func concat(_ second: Completable) -> Completable {
    .concat(primitiveSequence, second)
  }

  /// Does one work after another. `sequence` is asked for the next when the one before is done.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
  where Sequence.Element == Completable {
    Completable(.concat(sequence.lazy.map(\.source)))
  }

  /// Does one work after another.
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
  where Collection.Element == Completable {
    Completable(.concat(collection.lazy.map(\.source)))
  }

  /// Does one work after another.
  ///
  ///     first                                - - |
  ///     second                               - - - |
  ///     Completable.concat(first, second)    - - - - - |
  public static func concat(_ sources: Completable...) -> Completable {
    concat(sources)
  }

  /// Does all the work at once. It completes with the last; the first error ends it.
  public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable {
    Completable(.merge(sources.map(\.source)))
  }

  /// Does all the work at once. It completes with the last; the first error ends it.
  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(.merge(sources.map(\.source)))
  }

  /// Does all the work at once. It completes with the last; the first error ends it.
  ///
  ///     first                             - - |
  ///     second                            - - - |
  ///     Completable.zip(first, second)    - - - |
  public static func zip(_ sources: Completable...) -> Completable {
    zip(sources)
  }
}
