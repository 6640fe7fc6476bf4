extension ObservableType {
  /// The elements of the sequence that an element is turned into; elements that come before its end are dropped.
  ///
  /// It completes when the source and the inner sequence have; an error of either ends it.
  ///
  /// - Errors: also one that `selector` throws.
  ///
  ///     source                       a b - - c - |
  ///     inner                        1 2 3 |
  ///     flatMapFirst { inner($0) }   a1 a2 a3 - c1 c2 c3 |
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    FlatMapFirst(asObservable()) { try selector($0).asObservable() }
  }
}

private final class FlatMapFirst<Element, Result>: Producer<Result> {
  private let source: Observable<Element>
  private let selector: (Element) throws -> Observable<Result>

  init(_ source: Observable<Element>, _ selector: @escaping (Element) throws -> Observable<Result>) {
    self.source = source
    self.selector = selector
  }

  override func run(_ sink: Sink<Result>) {
    source.attach(FirstOuter(sink, selector))
  }
}

private final class FirstOuter<Element, Result>: MergeOuter<Element, Result> {
  override func received(_ element: Element) {
    if innerCount == 0 { subscribe(to: element) }
  }
}
