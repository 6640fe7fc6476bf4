extension ObservableType {
  /// The first `count` elements, then the end. `take(0)` ends at once without a subscription to the source.
  ///
  ///     source     a b - c d |
  ///     take(2)    a b|
  public func take(_ count: Int) -> Observable<Element> {
    count <= 0 ? .empty() : Take(asObservable(), count)
  }

  /// The elements until `duration` has passed since the subscription, on `scheduler`, then the end.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }
}

private final class Take<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let count: Int

  init(_ source: Observable<Element>, _ count: Int) {
    self.source = source
    self.count = count
  }

  override func run(_ sink: Sink<Element>) {
    source.attach(TakeSink(sink, count))
  }
}

private final class TakeSink<Element>: Stage<Element, Element> {
  private var remaining: Int

  init(_ downstream: Sink<Element>, _ count: Int) {
    remaining = count
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard remaining > 0 else { return }
    // Counted before it is sent: who gets it may make the source send again.
    remaining -= 1
    let isLast = remaining == 0
    send(element)
    if isLast { finish() }
  }
}
