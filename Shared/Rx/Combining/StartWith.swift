extension ObservableType {
  /// The given elements, then those of the source.
  ///
  ///     source          - a - b |
  ///     startWith(x)    x a - b |
  public func startWith(_ elements: Element...) -> Observable<Element> {
    StartWith(asObservable(), elements)
  }
}

private final class StartWith<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let elements: [Element]

  init(_ source: Observable<Element>, _ elements: [Element]) {
    self.source = source
    self.elements = elements
  }

  override func run(_ sink: Sink<Element>) {
    for element in elements { sink.next(element) }
    source.attach(sink)
  }
}
