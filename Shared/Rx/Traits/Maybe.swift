/// The promise of a `Maybe`: one element, or the end without one, or an error.
public enum MaybeTrait {}

/// A sequence of one element or none, or an error: a look-up that may find nothing.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The event of a `Maybe`.
public enum MaybeEvent<Element> {
  /// The element. The end does not follow as an event of its own.
  case success(Element)

  /// The sequence failed.
  case error(any Swift.Error)

  /// The sequence ended without an element.
  case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// A function that receives the event of a `Maybe`.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// Calls `subscribe` for each subscriber: the way to make a maybe of anything, as for a single.
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    let source = CreateOnce<Element> { observer in
      subscribe { event in
        switch event {
        case .success(let element): observer.success(element)
        case .error(let error): observer.error(error)
        case .completed: observer.completed()
        }
      }
    }
    return Maybe(source)
  }

  /// The element, at once.
  public static func just(_ element: Element) -> Maybe<Element> {
    Maybe(.just(element))
  }

  /// The element, as an action on `scheduler`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
    Maybe(.just(element, scheduler: scheduler))
  }

  /// The error, at once.
  public static func error(_ error: any Swift.Error) -> Maybe<Element> {
    Maybe(.error(error))
  }

  /// Nothing, ever.
  public static func never() -> Maybe<Element> {
    Maybe(.never())
  }

  /// The end without an element, at once.
  public static func empty() -> Maybe<Element> {
    Maybe(.empty())
  }
}
