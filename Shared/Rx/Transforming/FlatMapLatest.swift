extension ObservableType {
  /// The elements of the sequence that the latest element was turned into: a new element ends the sequence before.
  ///
  /// It completes when the source and the last inner sequence have; an error of either ends it.
  ///
  /// - Errors: also one that `selector` throws.
  ///
  ///     source                        a - b - |
  ///     inner                         1 2 3 |
  ///     flatMapLatest { inner($0) }   a1 a2 b1 b2 b3 |
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    FlatMapLatest(asObservable()) { try selector($0).asObservable() }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the latest inner sequence: a new one ends the one before.
  ///
  /// It completes when the source and the last inner sequence have; an error of either ends it.
  public func switchLatest() -> Observable<Element.Element> {
    FlatMapLatest(asObservable()) { $0.asObservable() }
  }
}

private final class FlatMapLatest<Element, Result>: Producer<Result> {
  private let source: Observable<Element>
  private let selector: (Element) throws -> Observable<Result>

  init(_ source: Observable<Element>, _ selector: @escaping (Element) throws -> Observable<Result>) {
    self.source = source
    self.selector = selector
  }

  override func run(_ sink: Sink<Result>) {
    source.attach(LatestOuter(Hub(sink), selector))
  }
}

private final class LatestOuter<Element, Result>: HubInput<Element, Result> {
  private let selector: (Element) throws -> Observable<Result>
  private var latest: LatestInner<Result>?

  init(_ hub: Hub<Result>, _ selector: @escaping (Element) throws -> Observable<Result>) {
    self.selector = selector
    super.init(hub)
  }

  override func received(_ element: Element) {
    do {
      let inner = try selector(element)
      if let latest { hub.remove(latest) }
      let input = LatestInner(hub)
      latest = input
      inner.attach(input)
    } catch {
      hub.fail(error)
    }
  }

  override func receivedCompletion() {
    if hub.inputCount == 0 { hub.finish() }
  }
}

private final class LatestInner<Result>: HubInput<Result, Result> {
  override func received(_ element: Result) {
    hub.send(element)
  }

  override func receivedCompletion() {
    if hub.inputCount == 0 { hub.finish() }
  }
}
