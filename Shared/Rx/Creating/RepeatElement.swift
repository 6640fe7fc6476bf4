extension ObservableType {
  /// The same element again and again, each time as an action on `scheduler`, until disposed.
  ///
  ///     repeatElement(a).take(3)    (a,a,a,|)
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    RepeatElement(element, scheduler)
  }
}

private final class RepeatElement<Element>: Producer<Element> {
  private let element: Element
  private let scheduler: any ImmediateSchedulerType

  init(_ element: Element, _ scheduler: any ImmediateSchedulerType) {
    self.element = element
    self.scheduler = scheduler
  }

  override func run(_ sink: Sink<Element>) {
    let stage = Forward(sink)
    Loop.start(stage, on: scheduler) { [element] in
      stage.next(element)
      return true
    }
  }
}
