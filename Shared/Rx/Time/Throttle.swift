import Foundation

extension ObservableType {
  /// At most one element in each period: the first at once, the newest of those that follow at the period's end.
  ///
  /// If the source completes while an element waits, that element and the end are sent when the period is over. An
  /// element exactly at the end of a period begins the next one.
  ///
  /// - Parameters:
  ///   - dueTime: the period.
  ///   - latest: false to drop what comes during a period instead of keeping the newest.
  ///   - scheduler: measures the period, and sends.
  /// - Errors: the source's, at once; a waiting element is dropped.
  ///
  ///     source         a b c - d - - |
  ///     throttle(3)    a - - c - - d |
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Wired { sink in
      let hub = Hub(sink)
      hub.wire { source.attach(ThrottleInput(hub, dueTime, latest, scheduler)) }
    }
  }
}

private final class ThrottleInput<Element>: TimedInput<Element, Element> {
  private let keepsLatest: Bool
  private var waiting: Element?
  private var lastSent: RxTime?
  private var isComplete = false

  init(_ hub: Hub<Element>, _ dueTime: RxTimeInterval, _ latest: Bool, _ scheduler: any SchedulerType) {
    keepsLatest = latest
    super.init(hub, dueTime, scheduler)
  }

  override func received(_ element: Element) {
    let rest = restOfPeriod
    guard rest > 0 else { return sendNow(element) }
    guard keepsLatest else { return }
    let isTimed = waiting != nil
    waiting = element
    guard !isTimed else { return }
    setTimer(RxTimeInterval(seconds: rest)) { self.periodEnded() }
  }

  override func receivedCompletion() {
    isComplete = true
    if waiting == nil { hub.finish() }
  }

  private func periodEnded() {
    if let element = waiting { sendNow(element) }
    if isComplete { hub.finish() }
  }

  private func sendNow(_ element: Element) {
    waiting = nil
    hub.send(element)
    // After it was sent: what the subscriber takes is not part of the period.
    lastSent = scheduler.now
  }

  private var restOfPeriod: TimeInterval {
    guard let lastSent else { return 0 }
    return dueTime.seconds - scheduler.now.timeIntervalSince(lastSent)
  }
}
