extension ObservableType {
  /// The elements until `other` sends one, then the end.
  ///
  /// `other` is subscribed first. Its end is ignored; its error ends the result.
  ///
  ///     source              a b - c d |
  ///     other               - - x
  ///     take(until: other)  a b |
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Wired { sink in
      let hub = Hub(sink, disposesLastInputFirst: true)
      let notifier = NotifierInput<Source.Element, Element>(hub)
      let elements = ForwardInput(hub)
      hub.wire {
        other.attach(notifier)
        source.attach(elements)
      }
    }
  }
}

private final class NotifierInput<Other, Element>: HubInput<Other, Element> {
  override func received(_ element: Other) {
    hub.finish()
  }
}
