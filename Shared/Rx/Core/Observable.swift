/// A sequence of events in time, with its origin hidden: what every operator takes and gives.
///
/// It may be used from any thread. Events are sent on the thread on which they happen, unless a scheduler is named.
public class Observable<Element>: ObservableType {
  @usableFromInline init() {}

  /// Starts sending events to `observer`, up to and including the first `error` or `completed`.
  @inlinable
  public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    attach(end: ObserverSink(observer))
  }

  /// This observable.
  @inlinable
  public final func asObservable() -> Observable<Element> {
    self
  }

  /// Sends this sequence to the lower end of a chain.
  ///
  /// - Returns: what the subscriber holds.
  @usableFromInline final func attach(end: EndSink<Element>) -> any Disposable {
    attach(end)
    return end.subscription
  }

  /// Sends this sequence to `sink`, and puts into the sink what ends that.
  @usableFromInline func attach(_ sink: Sink<Element>) {
    preconditionFailure("an observable overrides attach")
  }

  /// The same, called where the trampoline is already below.
  @usableFromInline func run(_ sink: Sink<Element>) {
    attach(sink)
  }
}

/// An observable that starts its work on the trampoline: work that it puts off there begins when everything is wired.
@usableFromInline class Producer<Element>: Observable<Element> {
  @usableFromInline override init() { super.init() }

  final override func attach(_ sink: Sink<Element>) {
    guard !Trampoline.isRunning else { return run(sink) }
    Trampoline.run { run(sink) }
  }

  /// Does the work of `attach`, with a trampoline below.
  override func run(_ sink: Sink<Element>) {
    preconditionFailure("a producer overrides run")
  }
}

/// An observable that is one closure: it wires a subscription.
///
/// The closure is made where the operator is used. So the parts that it makes have types that are known there.
@usableFromInline final class Wired<Element>: Producer<Element> {
  private let wire: (Sink<Element>) -> Void

  @usableFromInline init(_ wire: @escaping (_ sink: Sink<Element>) -> Void) {
    self.wire = wire
    super.init()
  }

  override func run(_ sink: Sink<Element>) {
    wire(sink)
  }
}

/// The same as `Observable`, for code in which another type has that name.
public typealias RxObservable<Element> = Observable<Element>
