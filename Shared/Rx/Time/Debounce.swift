extension ObservableType {
  /// The last element before each pause.
  ///
  /// - Parameters:
  ///   - dueTime: the silence that must follow an element.
  ///   - scheduler: measures it, and sends.
  /// - Errors: the source's, at once; a waiting element is dropped. The end first sends the waiting element.
  ///
  ///     source         a b - - - c |
  ///     debounce(2)    - - - b - - (c,|)
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Wired { sink in
      let hub = Hub(sink)
      hub.wire { source.attach(DebounceInput(hub, dueTime, scheduler)) }
    }
  }
}

private final class DebounceInput<Element>: HubInput<Element, Element> {
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private var waiting: Element?
  private var number = 0

  init(_ hub: Hub<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(hub)
    hub.setUpstream(timer)
  }

  override func received(_ element: Element) {
    waiting = element
    number += 1
    timer.disposable = scheduler.scheduleRelative(number, dueTime: dueTime) { number in
      self.hub.gate.perform { if number == self.number { self.sendWaiting() } }
      return Disposables.create()
    }
  }

  override func receivedCompletion() {
    sendWaiting()
    hub.finish()
  }

  private func sendWaiting() {
    guard let element = waiting else { return }
    waiting = nil
    hub.send(element)
  }
}
