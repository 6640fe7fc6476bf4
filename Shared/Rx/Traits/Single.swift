/// The promise of a `Single`: one element, or an error.
public enum SingleTrait {}

/// A sequence of exactly one element, or an error: the answer to a request.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The event of a `Single`: a success with its element, or a failure.
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A function that receives the event of a `Single`.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Calls `subscribe` for each subscriber: the way to make a single of anything.
  ///
  /// Only the first event counts, and none after the disposal. What `subscribe` returns is disposed after that event,
  /// or when the subscriber disposes.
  public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
    let source = CreateOnce<Element> { observer in
      subscribe { event in
        switch event {
        case .success(let element): observer.success(element)
        case .failure(let error): observer.error(error)
        }
      }
    }
    return Single(source)
  }

  /// The element, at once.
  public static func just(_ element: Element) -> Single<Element> {
    Single(.just(element))
  }

  /// The element, as an action on `scheduler`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(.just(element, scheduler: scheduler))
  }

  /// The error, at once.
  public static func error(_ error: any Swift.Error) -> Single<Element> {
    Single(.error(error))
  }

  /// Nothing, ever.
  public static func never() -> Single<Element> {
    Single(.never())
  }
}
