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

private final class DelayInput<Element>: TimedInput<Element, Element> {
  // The first of what waits is the one that the timer is set for.
  private var waiting = Queue<(event: Event<Element>, due: RxTime)>()
  private var isTimed = false

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
    if !isTimed { sendFirst(after: dueTime) }
  }

  private func sendFirst(after span: RxTimeInterval) {
    isTimed = true
    setTimer(span) { self.sendFirst() }
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
    sendFirst(after: RxTimeInterval(seconds: due.timeIntervalSince(scheduler.now)))
  }
}
