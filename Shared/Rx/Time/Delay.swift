import Foundation

extension ObservableType {
  /// The same elements and the same end, each later by `dueTime`, on `scheduler`.
  ///
  /// - Errors: the source's, at once; what waits is dropped.
  ///
  ///     source      a b - c |
  ///     delay(2)    - - a b - c |
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Wired { sink in
      let hub = Hub(sink)
      hub.wire { source.attach(DelayInput(hub, dueTime, scheduler)) }
    }
  }

  /// The same events of a source that is subscribed later by `dueTime`, on `scheduler`.
  ///
  ///     source                 a b - c |
  ///     delaySubscription(2)   - - a b - c |
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Wired { sink in
      let stage = SerialForward(sink)
      // Set before the timer starts: when it fires, on any thread, the source takes this place.
      let timer = Subscription()
      stage.setUpstream(timer)
      timer.setUpstream(
        scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          source.attach(stage)
          return Disposables.create()
        })
    }
  }
}

private final class DelayInput<Element>: HubInput<Element, Element> {
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  // The first of what waits is the one that the timer is set for.
  private var waiting = Queue<(event: Event<Element>, due: RxTime)>()
  private var isTimed = false

  init(_ hub: Hub<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(hub)
    hub.setUpstream(timer)
  }

  override func received(_ element: Element) {
    wait(.next(element))
  }

  override func receivedError(_ error: any Error) {
    hub.remove(self)
    hub.fail(error)
  }

  override func receivedCompletion() {
    hub.remove(self)
    wait(.completed)
  }

  private func wait(_ event: Event<Element>) {
    waiting.append((event, scheduler.now.addingTimeInterval(dueTime.seconds)))
    if !isTimed { setTimer(dueTime) }
  }

  private func setTimer(_ span: RxTimeInterval) {
    isTimed = true
    timer.disposable = scheduler.scheduleRelative((), dueTime: span) { _ in
      self.hub.gate.perform { self.sendFirst() }
      return Disposables.create()
    }
  }

  private func sendFirst() {
    guard let (event, _) = waiting.popFirst() else { return }
    switch event {
    case .next(let element): hub.send(element)
    case .error(let error): hub.fail(error)
    case .completed: hub.finish()
    }
    isTimed = false
    guard let due = waiting.first?.due, !hub.isDisposed else { return }
    setTimer(RxTimeInterval(seconds: due.timeIntervalSince(scheduler.now)))
  }
}
