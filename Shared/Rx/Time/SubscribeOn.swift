extension ObservableType {
  /// The same events; the subscription to the source and its disposal happen on `scheduler`.
  ///
  /// Where the events come is not changed by this: see `observe(on:)`.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Wired { sink in
      let stage = SubscribeOnSink(sink, scheduler)
      stage.start {
        if let source = self as? Observable<Element> { return source.attach(stage) }
        // Not through `asObservable()`: that would dispose a foreign source itself at the end, and not on the
        // scheduler.
        stage.setUpstream(subscribe(AnyObserver(stage)))
      }
    }
  }
}

private final class SubscribeOnSink<Element>: SerialForward<Element> {
  private let scheduler: any ImmediateSchedulerType

  init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(downstream)
  }

  func start(_ subscribe: @escaping () -> Void) {
    let waiting = Subscription()
    super.setUpstream(waiting)
    waiting.setUpstream(
      scheduler.schedule(()) { _ in
        subscribe()
        return Disposables.create()
      })
  }

  override func setUpstream(_ upstream: Subscription) {
    super.setUpstream(ForeignSubscription(ScheduledDisposable(scheduler: scheduler, disposable: upstream)))
  }
}
