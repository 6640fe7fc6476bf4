extension ObservableType {
  /// The elements for which `predicate` is true.
  ///
  /// - Errors: one that `predicate` throws ends the result, and the subscription to the source.
  ///
  ///     source                 1 2 3 - 4 |
  ///     filter { $0 > 2 }      - - 3 - 4 |
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Filter(asObservable(), predicate)
  }
}

private final class Filter<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let predicate: (Element) throws -> Bool

  init(_ source: Observable<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.source = source
    self.predicate = predicate
  }

  override func run(_ sink: Sink<Element>) {
    source.attach(FilterSink(sink, predicate))
  }
}

private final class FilterSink<Element>: Stage<Element, Element> {
  private let predicate: (Element) throws -> Bool

  init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do {
      if try predicate(element) { send(element) }
    } catch {
      fail(error)
    }
  }
}
