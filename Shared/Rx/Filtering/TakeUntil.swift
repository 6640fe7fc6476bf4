extension ObservableType {
  /// The elements until `other` sends one, then the end.
  ///
  /// `other` is subscribed first. Its end is ignored; its error ends the result.
  ///
  ///     source              a b - c d |
  ///     other               - - x
  ///     take(until: other)  a b |
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    TakeUntil(asObservable(), other.asObservable())
  }
}

private final class TakeUntil<Element, Other>: Producer<Element> {
  private let source: Observable<Element>
  private let other: Observable<Other>

  init(_ source: Observable<Element>, _ other: Observable<Other>) {
    self.source = source
    self.other = other
  }

  override func run(_ sink: Sink<Element>) {
    let hub = Hub(sink, disposesLastInputFirst: true)
    let notifier = NotifierInput<Other, Element>(hub)
    let elements = ForwardInput(hub)
    hub.wire {
      other.attach(notifier)
      source.attach(elements)
    }
  }
}

private final class NotifierInput<Other, Element>: HubInput<Other, Element> {
  override func received(_ element: Other) {
    hub.finish()
  }
}
