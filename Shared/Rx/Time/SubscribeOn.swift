extension ObservableType {
  /// The same events; the subscription to the source and its disposal happen on `scheduler`.
  ///
  /// Where the events come is not changed by this: see `observe(on:)`.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    SubscribeOn(self, scheduler)
  }
}

private final class SubscribeOn<Source: ObservableType>: Producer<Source.Element> {
  private let source: Source
  private let scheduler: any ImmediateSchedulerType

  init(_ source: Source, _ scheduler: any ImmediateSchedulerType) {
    self.source = source
    self.scheduler = scheduler
  }

  override func run(_ sink: Sink<Source.Element>) {
    let stage = SubscribeOnSink(sink, scheduler)
    stage.start { [source] in
      if let source = source as? Observable<Source.Element> { return source.attach(stage) }
      // Not as an observable: that one would let go of a foreign source itself at the end, and not on the scheduler.
      stage.setUpstream(source.subscribe(AnyObserver(stage)))
    }
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
