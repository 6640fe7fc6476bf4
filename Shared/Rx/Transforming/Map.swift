extension ObservableType {
  /// Each element, transformed.
  ///
  /// - Errors: one that `transform` throws ends the result, and the subscription to the source.
  ///
  ///     source                     a b - c |
  ///     map { $0.uppercased() }    A B - C |
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    Map(asObservable(), transform)
  }
}

private final class Map<Element, Result>: Producer<Result> {
  private let source: Observable<Element>
  private let transform: (Element) throws -> Result

  init(_ source: Observable<Element>, _ transform: @escaping (Element) throws -> Result) {
    self.source = source
    self.transform = transform
  }

  override func run(_ sink: Sink<Result>) {
    source.attach(MapSink(sink, transform))
  }
}

private final class MapSink<Element, Result>: Stage<Element, Result> {
  private let transform: (Element) throws -> Result

  init(_ downstream: Sink<Result>, _ transform: @escaping (Element) throws -> Result) {
    self.transform = transform
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do { send(try transform(element)) } catch { fail(error) }
  }
}
