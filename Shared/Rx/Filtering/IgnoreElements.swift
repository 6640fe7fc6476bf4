extension ObservableType {
  /// No element, only the end of the source.
  ///
  ///     source              a b - |
  ///     ignoreElements()    - - - |
  public func ignoreElements() -> Observable<Never> {
    let source = asObservable()
    return Wired { sink in
      let hub = Hub(sink)
      hub.wire { source.attach(IgnoreElementsInput(hub)) }
    }
  }
}

private final class IgnoreElementsInput<Element>: HubInput<Element, Never> {
  override func received(_ element: Element) {}

  override func receivedCompletion() {
    hub.remove(self)
    hub.finish()
  }
}
