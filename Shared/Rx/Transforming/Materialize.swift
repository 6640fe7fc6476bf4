extension ObservableType {
  /// Each event as an element, the end among them; then the end.
  ///
  ///     source         a - |
  ///     materialize()  next(a) - (completed,|)
  public func materialize() -> Observable<Event<Element>> {
    Materialize(asObservable())
  }
}

extension ObservableType where Element: EventConvertible {
  /// The events that the elements stand for: the inverse of `materialize`.
  ///
  ///     source                           a - b |
  ///     materialize().dematerialize()    a - b |
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    forEachElement { element, stage in
      switch element.event {
      case .next(let element): stage.send(element)
      case .error(let error): stage.fail(error)
      case .completed: stage.finish()
      }
    }
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
  override func onNext(_ element: Element) {
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
