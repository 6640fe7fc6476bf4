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

  /// Calls `subscribe` for each subscriber: the way to make an infallible sequence of anything.
  ///
  /// Events after the end or after the disposal are dropped. What `subscribe` returns is disposed at the end, or when
  /// the subscriber disposes.
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
