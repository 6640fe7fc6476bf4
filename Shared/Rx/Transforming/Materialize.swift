extension ObservableType {
  /// Each event as an element, the end among them; then the end.
  public func materialize() -> Observable<Event<Element>> {
    Materialize(asObservable())
  }
}

extension ObservableType where Element: EventConvertible {
  /// The events that the elements stand for: the inverse of `materialize`.
  public func dematerialize() -> Observable<Element.Element> {
    Dematerialize(asObservable())
  }
}

private final class Materialize<Element>: Producer<Event<Element>> {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) {
    self.source = source
  }

  override func run(_ sink: Sink<Event<Element>>) {
    source.attach(MaterializeSink(sink))
  }
}

private final class MaterializeSink<Element>: Stage<Element, Event<Element>> {
  override func next(_ element: Element) {
    send(.next(element))
  }

  override func error(_ error: any Error) {
    send(.error(error))
    finish()
  }

  override func completed() {
    send(.completed)
    finish()
  }
}

private final class Dematerialize<Element: EventConvertible>: Producer<Element.Element> {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) {
    self.source = source
  }

  override func run(_ sink: Sink<Element.Element>) {
    source.attach(DematerializeSink<Element>(sink))
  }
}

private final class DematerializeSink<Element: EventConvertible>: Stage<Element, Element.Element> {
  override func next(_ element: Element) {
    switch element.event {
    case .next(let element): send(element)
    case .error(let error): fail(error)
    case .completed: finish()
    }
  }
}
