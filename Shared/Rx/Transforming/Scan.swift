extension ObservableType {
  /// What has been accumulated after each element; nothing before the first.
  ///
  /// - Parameters:
  ///   - seed: what the first element is added to; each subscriber begins with it.
  ///   - accumulator: changes what has been accumulated by an element.
  /// - Errors: one that `accumulator` throws ends the result, and the subscription to the source.
  ///
  ///     source                           1 2 - 3 |
  ///     scan(into: 0) { $0 += $1 }       1 3 - 6 |
  public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
    Scan(asObservable(), seed, accumulator)
  }

  /// What has been accumulated after each element; nothing before the first.
  ///
  /// - Parameters:
  ///   - seed: what the first element is added to.
  ///   - accumulator: makes what has been accumulated from that before and an element.
  /// - Errors: one that `accumulator` throws ends the result, and the subscription to the source.
  ///
  ///     source                           1 2 - 3 |
  ///     scan(0) { $0 + $1 }              1 3 - 6 |
  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    Scan(asObservable(), seed) { $0 = try accumulator($0, $1) }
  }
}

private final class Scan<Element, Accumulated>: Producer<Accumulated> {
  private let source: Observable<Element>
  private let seed: Accumulated
  private let accumulator: (inout Accumulated, Element) throws -> Void

  init(
    _ source: Observable<Element>, _ seed: Accumulated,
    _ accumulator: @escaping (inout Accumulated, Element) throws -> Void
  ) {
    self.source = source
    self.seed = seed
    self.accumulator = accumulator
  }

  override func run(_ sink: Sink<Accumulated>) {
    source.attach(ScanSink(sink, seed, accumulator))
  }
}

private final class ScanSink<Element, Accumulated>: Stage<Element, Accumulated> {
  private let accumulator: (inout Accumulated, Element) throws -> Void
  private var accumulated: Accumulated

  init(
    _ downstream: Sink<Accumulated>, _ seed: Accumulated,
    _ accumulator: @escaping (inout Accumulated, Element) throws -> Void
  ) {
    accumulated = seed
    self.accumulator = accumulator
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do {
      try accumulator(&accumulated, element)
      send(accumulated)
    } catch {
      fail(error)
    }
  }
}
