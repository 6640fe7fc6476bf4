extension ObservableType {
  /// The elements from the first for which `predicate` is false.
  ///
  /// - Errors: one that `predicate` throws ends the result, and the subscription to the source.
  ///
  ///     source                      1 2 3 - 1 |
  ///     skip(while: { $0 < 3 })     - - 3 - 1 |
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    SkipWhile(asObservable(), predicate)
  }
}

private final class SkipWhile<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let predicate: (Element) throws -> Bool

  init(_ source: Observable<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.source = source
    self.predicate = predicate
  }

  override func run(_ sink: Sink<Element>) {
    source.attach(SkipWhileSink(sink, predicate))
  }
}

private final class SkipWhileSink<Element>: Stage<Element, Element> {
  private let predicate: (Element) throws -> Bool
  private var isOpen = false

  init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do {
      if !isOpen { isOpen = try !predicate(element) }
      if isOpen { send(element) }
    } catch {
      fail(error)
    }
  }
}
