extension ObservableType {
  /// The elements of all sequences that the elements are turned into, one sequence after another.
  ///
  /// An element waits until the sequences before it are complete. An error of the source or an inner sequence ends it.
  ///
  /// - Errors: also one that `selector` throws.
  ///
  ///     source                    a b - |
  ///     inner                     1 2 |
  ///     concatMap { inner($0) }   a1 a2 b1 b2 |
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    LimitedMerge(asObservable(), 1) { try selector($0).asObservable() }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of all inner sequences as they come.
  ///
  /// It completes when the source and all inner sequences have; an error of any of them ends it.
  public func merge() -> Observable<Element.Element> {
    LimitedMerge(asObservable(), .max) { $0.asObservable() }
  }

  /// The elements of the inner sequences as they come, of at most `maxConcurrent` at a time; the others wait.
  ///
  /// It completes when the source and all inner sequences have; an error of any of them ends it.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    LimitedMerge(asObservable(), maxConcurrent) { $0.asObservable() }
  }

  /// The elements of the inner sequences, one sequence after another.
  ///
  /// It completes when the source and all inner sequences have; an error of any of them ends it.
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}

private final class LimitedMerge<Element, Result>: Producer<Result> {
  private let source: Observable<Element>
  private let limit: Int
  private let selector: (Element) throws -> Observable<Result>

  init(_ source: Observable<Element>, _ limit: Int, _ selector: @escaping (Element) throws -> Observable<Result>) {
    self.source = source
    self.limit = limit
    self.selector = selector
  }

  override func run(_ sink: Sink<Result>) {
    source.attach(LimitedOuter(sink, limit, selector))
  }
}

private final class LimitedOuter<Element, Result>: MergeOuter<Element, Result> {
  private let limit: Int
  private var waiting = Queue<Element>()
  private var isSubscribing = false

  init(_ downstream: Sink<Result>, _ limit: Int, _ selector: @escaping (Element) throws -> Observable<Result>) {
    self.limit = limit
    super.init(downstream, selector)
  }

  override func received(_ element: Element) {
    waiting.append(element)
    subscribeWaiting()
  }

  override func innerCompleted() {
    subscribeWaiting()
    super.innerCompleted()
  }

  /// Fills the free places. An inner sequence that ends at once frees its place here, and not deeper in the stack.
  private func subscribeWaiting() {
    guard !isSubscribing else { return }
    isSubscribing = true
    while innerCount < limit, !hub.isDisposed, let element = waiting.popFirst() { subscribe(to: element) }
    isSubscribing = false
  }
}
