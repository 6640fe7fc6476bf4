/// The promise of a `Completable`: no element; the end, or an error.
public enum CompletableTrait {}

/// A sequence without elements, of which only the end or the error matters: work that is done or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// The event of a `Completable`.
public enum CompletableEvent {
  /// The work failed.
  case error(any Swift.Error)

  /// The work is done.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// A function that receives the event of a `Completable`.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// Calls `subscribe` for each subscriber: the way to make a completable of anything, as for a single.
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    let source = CreateOnce<Element> { observer in
      subscribe { event in
        switch event {
        case .error(let error): observer.error(error)
        case .completed: observer.completed()
        }
      }
    }
    return Completable(source)
  }

  /// The error, at once.
  public static func error(_ error: any Swift.Error) -> Completable {
    Completable(.error(error))
  }

  /// Nothing, ever.
  public static func never() -> Completable {
    Completable(.never())
  }

  /// The end, at once.
  public static func empty() -> Completable {
    Completable(.empty())
  }
}
