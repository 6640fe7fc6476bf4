extension ObservableType {
  /// The same events; the subscription to the source and its disposal happen on `scheduler`.
  ///
  /// Where the events come is not changed by this: see `observe(on:)`.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    SubscribeOn(asObservable(), scheduler)
  }
}

private final class SubscribeOn<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let scheduler: any ImmediateSchedulerType

  init(_ source: Observable<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.source = source
    self.scheduler = scheduler
  }

  override func run(_ sink: Sink<Element>) {
    let stage = SubscribeOnSink(sink, scheduler)
    stage.start { [source] in source.attach(stage) }
  }
}

private final class SubscribeOnSink<Element>: Stage<Element, Element> {
  private let scheduler: any ImmediateSchedulerType
  private let current = SerialSubscription()

  init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(downstream)
    super.setUpstream(current)
  }

  func start(_ subscribe: @escaping () -> Void) {
    let waiting = Subscription()
    current.replace(by: waiting)
    waiting.setUpstream(
      scheduler.schedule(()) { _ in
        subscribe()
        return Disposables.create()
      })
  }

  override func setUpstream(_ upstream: Subscription) {
    current.replace(by: ForeignSubscription(ScheduledDisposable(scheduler: scheduler, disposable: upstream)))
  }

  override func onNext(_ element: Element) {
    send(element)
  }
}
