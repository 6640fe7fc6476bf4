/// An event of an infallible sequence: an element or completion, never an error.
public enum InfallibleEvent<Element> {
  /// The next element.
  case next(Element)

  /// The sequence is complete; nothing follows.
  case completed
}

extension InfallibleEvent: EventConvertible {
  /// The same event as an observable sends it.
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension Infallible {
  /// A function that takes the events of a sequence that is being made.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// Calls `subscribe` for each subscriber: the way to make an infallible sequence of anything, as for an observable.
  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      .create { observer in
        subscribe { event in
          switch event {
          case .next(let element): observer.onNext(element)
          case .completed: observer.onCompleted()
          }
        }
      })
  }
}

extension InfallibleType {
  /// One element, then the end, at once.
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible(.just(element))
  }

  /// One element, then the end, as two actions on `scheduler`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// No element: only the end, at once.
  public static func empty() -> Infallible<Element> {
    Infallible(.empty())
  }

  /// Nothing, ever.
  public static func never() -> Infallible<Element> {
    Infallible(.never())
  }

  /// A sequence that is made anew for each subscriber.
  ///
  /// - Parameter observableFactory: makes it. It may throw, as that of an observable may, but must not: the error goes
  ///   to `Hooks.defaultErrorHandler` in the end.
  public static func deferred(_ observableFactory: @escaping () throws -> Infallible<Element>) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().asObservable() })
  }
}

extension Infallible {
  /// The given elements, then the end, each as an action on `scheduler`.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    from(elements, scheduler: scheduler)
  }

  /// The elements of `array`, then the end, each as an action on `scheduler`.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// The elements of `sequence`, then the end, each as an action on `scheduler`.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }
}
