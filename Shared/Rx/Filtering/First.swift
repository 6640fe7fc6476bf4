extension ObservableType {
  /// The first element, after which the source is let go; nil if the source completes without one.
  ///
  ///     source     - a b - |
  ///     first()    - (a,|)
  public func first() -> Single<Element?> {
    Single(First(asObservable()))
  }
}

private final class First<Element>: Producer<Element?> {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) {
    self.source = source
  }

  override func run(_ sink: Sink<Element?>) {
    source.attach(FirstSink(sink))
  }
}

private final class FirstSink<Element>: Stage<Element, Element?> {
  override func onNext(_ element: Element) {
    succeed(element)
  }

  override func completed() {
    succeed(nil)
  }

  private func succeed(_ result: Element?) {
    // Before it is sent: who gets it may make the source send again.
    guard end() else { return }
    send(result)
    finish()
  }
}
