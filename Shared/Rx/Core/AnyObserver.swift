/// An observer with its type erased.
public struct AnyObserver<Element>: ObserverType {
  /// A function that receives events.
  public typealias EventHandler = (Event<Element>) -> Void

  @usableFromInline let sink: Sink<Element>

  init(_ sink: Sink<Element>) {
    self.sink = sink
  }

  /// An observer that hands each event to `eventHandler`.
  public init(eventHandler: @escaping EventHandler) {
    sink = EventHandlerSink(eventHandler)
  }

  /// An observer that hands each event to `observer`.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    sink = EventHandlerSink(observer.on)
  }

  /// Receives one event.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): sink.next(element)
    case .error(let error): sink.error(error)
    case .completed: sink.completed()
    }
  }

  /// This observer.
  public func asObserver() -> AnyObserver<Element> {
    self
  }
}

/// The end of an erased observer: it keeps nothing about the source.
private final class EventHandlerSink<Element>: Sink<Element> {
  private let handler: (Event<Element>) -> Void

  init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
    super.init()
  }

  override func onNext(_ element: Element) { handler(.next(element)) }
  override func error(_ error: any Error) { handler(.error(error)) }
  override func completed() { handler(.completed) }
}
