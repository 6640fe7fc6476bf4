/// A stage that passes everything on: where a source is put in the place of another, or a scheduler feeds a sink.
@usableFromInline class Forward<Element>: Stage<Element, Element> {
  override func onNext(_ element: Element) {
    send(element)
  }
}

/// Passes on what comes from one source at a time: a new one ends the one before.
class SerialForward<Element>: Forward<Element> {
  private final let current = SerialSubscription()

  override init(_ downstream: Sink<Element>) {
    super.init(downstream)
    super.setUpstream(current)
  }

  override func setUpstream(_ upstream: Subscription) {
    current.replace(by: upstream)
  }

  /// Ends the current source.
  final func disposeCurrent() {
    current.replace(by: nil)
  }
}
