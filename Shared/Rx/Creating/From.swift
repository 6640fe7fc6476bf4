extension ObservableType {
  /// The given elements, then the end, each as an action on `scheduler`.
  ///
  /// On the current thread's scheduler two such sequences that are subscribed together take turns.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    From(elements, scheduler)
  }

  /// The elements of `array`, then the end, each as an action on `scheduler`.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    From(array, scheduler)
  }

  /// The elements of `sequence`, then the end, each as an action on `scheduler`.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    From(sequence, scheduler)
  }

  /// The value if there is one, then the end, at once.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map(Observable.just) ?? .empty()
  }

  /// The value if there is one, then the end, as actions on `scheduler`.
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    From(optional.map { [$0] } ?? [], scheduler)
  }
}

private final class From<Elements: Sequence>: Producer<Elements.Element> {
  private let elements: Elements
  private let scheduler: any ImmediateSchedulerType

  init(_ elements: Elements, _ scheduler: any ImmediateSchedulerType) {
    self.elements = elements
    self.scheduler = scheduler
  }

  override func run(_ sink: Sink<Elements.Element>) {
    let stage = Forward(sink)
    var iterator = elements.makeIterator()
    Loop.start(stage, on: scheduler) {
      guard let element = iterator.next() else {
        stage.completed()
        return false
      }
      stage.next(element)
      return true
    }
  }
}
