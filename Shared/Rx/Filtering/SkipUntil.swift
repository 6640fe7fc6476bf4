extension ObservableType {
  /// The elements that come after `other` has sent one.
  ///
  /// If `other` completes without an element nothing is sent, not even the end of the source; its error ends the
  /// result. If the source completes before `other` has emitted, `other` is disposed: nothing can follow.
  ///
  ///     source              a b - c d |
  ///     other               - - x
  ///     skip(until: other)  - - - c d |
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Wired { sink in
      let hub = Hub(sink, disposesLastInputFirst: true)
      let opener = OpenerInput<Source.Element, Element>(hub)
      let elements = ElementInput(hub, opener)
      hub.wire {
        source.attach(elements)
        other.attach(opener)
      }
      hub.gate.perform { if opener.isOpen { hub.remove(opener) } }
    }
  }
}

private final class OpenerInput<Other, Element>: HubInput<Other, Element> {
  private(set) var isOpen = false

  override func received(_ element: Other) {
    isOpen = true
    // Until then, an end that follows the element in the same call still counts.
    if hub.isWired { hub.remove(self) }
  }
}

private final class ElementInput<Element, Other>: HubInput<Element, Element> {
  private let opener: OpenerInput<Other, Element>

  init(_ hub: Hub<Element>, _ opener: OpenerInput<Other, Element>) {
    self.opener = opener
    super.init(hub)
  }

  override func received(_ element: Element) {
    if opener.isOpen { hub.send(element) }
  }

  override func receivedCompletion() {
    if opener.isOpen { hub.finish() } else { hub.dispose() }
  }
}
