/// A sequence of events in time, with its origin hidden: what every operator takes and gives.
///
/// It may be used from any thread. Events are sent on the thread on which they happen, unless a scheduler is named.
public class Observable<Element>: ObservableType {
  init() {}

  /// Starts sending events to `observer`, up to and including the first `error` or `completed`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let end = ObserverSink(observer)
    attach(end)
    return end.subscription
  }

  /// This observable.
  public func asObservable() -> Observable<Element> {
    self
  }

  /// Sends this sequence to `sink`, and puts into the sink what ends that.
  func attach(_ sink: Sink<Element>) {
    preconditionFailure("an observable overrides attach")
  }
}

/// An observable that starts its work on the trampoline: work that it puts off there begins when everything is wired.
@usableFromInline class Producer<Element>: Observable<Element> {
  final override func attach(_ sink: Sink<Element>) {
    guard !Trampoline.isRunning else { return run(sink) }
    Trampoline.run { run(sink) }
  }

  /// Does the work of `attach`, with a trampoline below.
  func run(_ sink: Sink<Element>) {
    preconditionFailure("a producer overrides run")
  }
}

/// The same as `Observable`, for code in which another type has that name.
public typealias RxObservable<Element> = Observable<Element>
