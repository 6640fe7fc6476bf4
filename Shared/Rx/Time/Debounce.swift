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

private final class DebounceInput<Element>: TimedInput<Element, Element> {
  private var waiting: Element?
  private var number = 0

  override func received(_ element: Element) {
    waiting = element
    number += 1
    setTimer(dueTime) { [number] in if number == self.number { self.sendWaiting() } }
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
