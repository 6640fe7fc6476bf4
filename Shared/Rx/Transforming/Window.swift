extension ObservableType {
  /// The elements in sequences: the open one ends, and the next one begins, when it had `count` elements or `timeSpan`
  /// has passed since it began. The first begins with the subscription.
  ///
  /// A window keeps no elements for late subscribers. The open window completes before the result does. The source
  /// stays subscribed as long as the result or a window has a subscriber.
  ///
  /// - Parameters:
  ///   - timeSpan: how long a window is open at most.
  ///   - count: how many elements it sends at most.
  ///   - scheduler: measures the time.
  /// - Errors: the source's; it goes to the open window and to the result.
  ///
  ///     source                                             a b - c - - - - d |
  ///     window(3, 2).flatMap { $0.scan("") { $0 + $1 } }   a ab - c - - - - d |
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return Wired { sink in
      let stage = WindowSink<Element>(sink, timeSpan, count, scheduler)
      stage.open()
      source.attach(stage)
    }
  }
}

private final class WindowSink<Element>: Dividing<Element, Observable<Element>> {
  private let timeSpan: RxTimeInterval
  private let count: Int
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private let gate = Gate()
  // Used inside the gate only.
  private var window = PublishSubject<Element>()
  private var elementCount = 0
  private var number = 0

  init(
    _ downstream: Sink<Observable<Element>>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType
  ) {
    self.timeSpan = timeSpan
    self.count = count
    self.scheduler = scheduler
    super.init(downstream)
    _ = resources.insert(timer)
  }

  /// Begins the first window.
  func open() {
    gate.perform { self.sendWindow() }
  }

  override func onNext(_ element: Element) {
    guard gate.enter() else { return gate.leaveBehind { self.next(element) } }
    window.onNext(element)
    elementCount += 1
    if elementCount == count { nextWindow() }
    gate.leave()
  }

  override func error(_ error: any Error) {
    gate.perform {
      self.window.onError(error)
      self.fail(error)
    }
  }

  override func completed() {
    gate.perform {
      self.window.onCompleted()
      self.finish()
    }
  }

  private func nextWindow() {
    number += 1
    elementCount = 0
    let last = window
    window = PublishSubject()
    last.onCompleted()
    sendWindow()
  }

  private func sendWindow() {
    let thisNumber = number
    send(part(window))
    // Nothing to measure if the subscriber has made the source fill this window too.
    guard number == thisNumber, !resources.isDisposed else { return }
    timer.disposable = scheduler.scheduleRelative(thisNumber, dueTime: timeSpan) { number in
      self.gate.perform { if number == self.number { self.nextWindow() } }
      return Disposables.create()
    }
  }
}
