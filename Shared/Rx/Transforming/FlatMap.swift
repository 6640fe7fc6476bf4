extension ObservableType {
  /// The elements of all sequences that the elements are turned into, as they come.
  ///
  /// It completes when the source and all inner sequences have; an error of any of them ends it.
  ///
  /// - Errors: also one that `selector` throws.
  ///
  ///     source                  a - b - |
  ///     inner                   1 2 3 |
  ///     flatMap { inner($0) }   a1 a2 (a3,b1) b2 b3 |
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    FlatMap(asObservable()) { try selector($0).asObservable() }
  }
}

private final class FlatMap<Element, Result>: Producer<Result> {
  private let source: Observable<Element>
  private let selector: (Element) throws -> Observable<Result>

  init(_ source: Observable<Element>, _ selector: @escaping (Element) throws -> Observable<Result>) {
    self.source = source
    self.selector = selector
  }

  override func run(_ sink: Sink<Result>) {
    source.attach(MergeOuter(sink, selector))
  }
}
