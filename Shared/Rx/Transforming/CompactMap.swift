extension ObservableType {
  /// Each element, transformed, without those that become nil.
  ///
  /// - Errors: one that `transform` throws ends the result, and the subscription to the source.
  ///
  ///     source                    a 1 b 2 |
  ///     compactMap { Int($0) }    - 1 - 2 |
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    CompactMap(asObservable(), transform)
  }
}

private final class CompactMap<Element, Result>: Producer<Result> {
  private let source: Observable<Element>
  private let transform: (Element) throws -> Result?

  init(_ source: Observable<Element>, _ transform: @escaping (Element) throws -> Result?) {
    self.source = source
    self.transform = transform
  }

  override func run(_ sink: Sink<Result>) {
    source.attach(CompactMapSink(sink, transform))
  }
}

private final class CompactMapSink<Element, Result>: Stage<Element, Result> {
  private let transform: (Element) throws -> Result?

  init(_ downstream: Sink<Result>, _ transform: @escaping (Element) throws -> Result?) {
    self.transform = transform
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do {
      if let result = try transform(element) { send(result) }
    } catch {
      fail(error)
    }
  }
}
