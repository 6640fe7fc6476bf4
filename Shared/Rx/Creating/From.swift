extension ObservableType {
  /// The given elements, then the end, each as an action on `scheduler`.
  ///
  /// On the current thread's scheduler two such sequences that are subscribed together take turns.
  ///
  ///     of(a, b)    (a,b,|)
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    From(elements, scheduler)
  }

  /// The elements of `array`, then the end, each as an action on `scheduler`.
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    From(array, scheduler)
  }

  /// The elements of `sequence`, then the end, each as an action on `scheduler`.
  @inlinable
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

@usableFromInline final class From<Element>: Producer<Element> {
  private let makeNext: () -> () -> Element?
  private let scheduler: any ImmediateSchedulerType

  // The iterator is made, and asked, where its type is known: elsewhere each question allocates.
  @inlinable convenience init<Elements: Sequence>(
    _ elements: Elements, _ scheduler: any ImmediateSchedulerType
  ) where Elements.Element == Element {
    self.init(scheduler) {
      var iterator = elements.makeIterator()
      return { iterator.next() }
    }
  }

  @usableFromInline init(_ scheduler: any ImmediateSchedulerType, _ makeNext: @escaping () -> () -> Element?) {
    self.makeNext = makeNext
    self.scheduler = scheduler
    super.init()
  }

  override func run(_ sink: Sink<Element>) {
    let stage = Forward(sink)
    let next = makeNext()
    Loop.start(stage, on: scheduler) {
      guard let element = next() else {
        stage.completed()
        return false
      }
      stage.next(element)
      return true
    }
  }
}
