extension ObservableType {
  /// No element, only the end of the source.
  ///
  ///     source              a b - |
  ///     ignoreElements()    - - - |
  public func ignoreElements() -> Observable<Never> {
    IgnoreElements(asObservable())
  }
}

private final class IgnoreElements<Element>: Producer<Never> {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) {
    self.source = source
  }

  override func run(_ sink: Sink<Never>) {
    let hub = Hub(sink)
    hub.wire { source.attach(IgnoreElementsInput(hub)) }
  }
}

private final class IgnoreElementsInput<Element>: HubInput<Element, Never> {
  override func received(_ element: Element) {}

  override func receivedCompletion() {
    hub.remove(self)
    hub.finish()
  }
}
