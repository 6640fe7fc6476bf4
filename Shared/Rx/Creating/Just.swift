extension ObservableType {
  /// One element, then the end, at once.
  ///
  ///     just(a)    (a,|)
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    Just(element)
  }

  /// One element, then the end, as two actions on `scheduler`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    ScheduledJust(element, scheduler)
  }
}

@usableFromInline final class Just<Element>: Observable<Element> {
  private let element: Element

  @usableFromInline init(_ element: Element) {
    self.element = element
    super.init()
  }

  override func attach(_ sink: Sink<Element>) {
    sink.next(element)
    sink.completed()
  }
}

private final class ScheduledJust<Element>: Producer<Element> {
  private let element: Element
  private let scheduler: any ImmediateSchedulerType

  init(_ element: Element, _ scheduler: any ImmediateSchedulerType) {
    self.element = element
    self.scheduler = scheduler
  }

  override func run(_ sink: Sink<Element>) {
    let stage = Forward(sink)
    stage.setUpstream(
      scheduler.schedule(element) { [scheduler] element in
        stage.next(element)
        return scheduler.schedule(()) { _ in
          stage.completed()
          return Disposables.create()
        }
      })
  }
}
