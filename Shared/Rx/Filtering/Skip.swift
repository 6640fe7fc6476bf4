extension ObservableType {
  /// The elements without the first `count`.
  ///
  ///     source     a b - c d |
  ///     skip(2)    - - - c d |
  public func skip(_ count: Int) -> Observable<Element> {
    Skip(asObservable(), count)
  }

  /// The elements that come when `duration` has passed since the subscription, on `scheduler`.
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    skip(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }
}

private final class Skip<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let count: Int

  init(_ source: Observable<Element>, _ count: Int) {
    self.source = source
    self.count = count
  }

  override func run(_ sink: Sink<Element>) {
    source.attach(SkipSink(sink, count))
  }
}

private final class SkipSink<Element>: Stage<Element, Element> {
  private var remaining: Int

  init(_ downstream: Sink<Element>, _ count: Int) {
    remaining = count
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard remaining > 0 else { return send(element) }
    remaining -= 1
  }
}
