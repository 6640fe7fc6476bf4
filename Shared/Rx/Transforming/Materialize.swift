extension ObservableType {
  /// Each event as an element, the end among them; then the end.
  ///
  ///     source         a - |
  ///     materialize()  next(a) - (completed,|)
  public func materialize() -> Observable<Event<Element>> {
    let source = asObservable()
    return Wired { sink in source.attach(MaterializeSink(sink)) }
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
