extension ObservableType {
  /// The elements in arrays: one is sent when it has `count` elements or `timeSpan` has passed since the one before,
  /// the first since the subscription.
  ///
  /// The array may be empty if time has passed; the end sends the last one, even if it is empty.
  ///
  /// - Parameters:
  ///   - timeSpan: how long an array is filled at most.
  ///   - count: how many elements it has at most.
  ///   - scheduler: measures the time, and sends.
  /// - Errors: the source's, at once; the elements that wait are dropped.
  ///
  ///     source          a b - c - - - - d |
  ///     buffer(3, 2)    - [ab] - - [c] - - [] - ([d],|)
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    let source = asObservable()
    return Wired { sink in
      let input = BufferInput(Hub(sink), timeSpan, count, scheduler)
      input.hub.gate.perform { input.setTimer() }
      input.hub.wire { source.attach(input) }
    }
  }
}

private final class BufferInput<Element>: TimedInput<Element, [Element]> {
  private let count: Int
  private var buffer: [Element] = []
  private var number = 0

  init(_ hub: Hub<[Element]>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType) {
    self.count = count
    super.init(hub, timeSpan, scheduler)
  }

  /// Measures the time of this buffer from now on. Called inside the gate.
  func setTimer() {
    setTimer(dueTime) { [number] in if number == self.number { self.sendBuffer() } }
  }

  override func received(_ element: Element) {
    buffer.append(element)
    if buffer.count == count { sendBuffer() }
  }

  override func receivedCompletion() {
    hub.send(buffer)
    hub.finish()
  }

  private func sendBuffer() {
    number += 1
    let (full, thisNumber) = (buffer, number)
    buffer = []
    hub.send(full)
    // Nothing to measure if the subscriber has made the source fill, or end, this buffer too.
    if number == thisNumber, !hub.isDisposed { setTimer() }
  }
}
