extension ObservableType {
  /// The same events as long as each comes within `dueTime` after the one before, the first after the subscription;
  /// else an error.
  ///
  /// - Parameters:
  ///   - dueTime: the longest pause, also before the end.
  ///   - scheduler: measures the pause, and sends the error.
  /// - Errors: `RxError.timeout`, and the source's.
  ///
  ///     source        a b - - - - c |
  ///     timeout(3)    a b - - #
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// The same events as long as each comes within `dueTime` after the one before, the first after the subscription;
  /// else, from that moment on, those of `other`.
  ///
  /// - Parameters:
  ///   - dueTime: the longest pause.
  ///   - other: takes the place of the source; its own pauses may be longer.
  ///   - scheduler: measures the pause, and subscribes to `other`.
  /// - Errors: that of the source, or of `other`.
  ///
  ///     source                     a b - - - - c |
  ///     second                     x - - - - y |
  ///     timeout(3, other: second)  a b - - x - - - - y |
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let source = asObservable()
    let other = other.asObservable()
    return Wired { sink in
      let input = TimeoutInput(Hub(sink), dueTime, other, scheduler)
      input.hub.gate.perform { input.setTimer() }
      input.hub.wire { source.attach(input) }
    }
  }
}

private final class TimeoutInput<Element>: TimedInput<Element, Element> {
  private let other: Observable<Element>
  private var number = 0
  private var isOver = false

  init(_ hub: Hub<Element>, _ dueTime: RxTimeInterval, _ other: Observable<Element>, _ scheduler: any SchedulerType) {
    self.other = other
    super.init(hub, dueTime, scheduler)
  }

  /// Measures a pause from now on. Called inside the gate.
  func setTimer() {
    setTimer(dueTime) { [number] in self.pauseEnded(after: number) }
  }

  override func received(_ element: Element) {
    guard !isOver else { return }
    number += 1
    hub.send(element)
    if !isOver, !hub.isDisposed { setTimer() }
  }

  override func receivedError(_ error: any Error) {
    if !isOver { hub.fail(error) }
  }

  override func receivedCompletion() {
    if !isOver { hub.finish() }
  }

  private func pauseEnded(after number: Int) {
    guard number == self.number, !isOver, !hub.isDisposed else { return }
    isOver = true
    // The source goes after `other` has come: what both share stays connected.
    other.attach(ForwardInput(hub))
    hub.remove(self)
  }
}
