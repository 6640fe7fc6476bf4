import Foundation

extension ObservableType {
  /// The same events, sent on `scheduler`, in their order.
  ///
  /// On `MainScheduler` an event that comes on the main queue while nothing waits goes straight through.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Wired { sink in
      if let serial = scheduler as? SerialDispatchQueueScheduler {
        source.attach(ObserveOnQueueSink(sink, serial))
      } else {
        source.attach(ObserveOnSink(sink, scheduler))
      }
    }
  }
}

/// On a serial queue the order is kept by the queue.
private final class ObserveOnQueueSink<Element>: Stage<Element, Element> {
  private let scheduler: SerialDispatchQueueScheduler
  private let main: MainScheduler?

  init(_ downstream: Sink<Element>, _ scheduler: SerialDispatchQueueScheduler) {
    self.scheduler = scheduler
    main = scheduler as? MainScheduler
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    guard let main, main.enterNow() else { return schedule { $0.send(element) } }
    send(element)
    main.leave()
  }

  override func error(_ error: any Error) {
    schedule { $0.fail(error) }
  }

  override func completed() {
    schedule { $0.finish() }
  }

  private func schedule(_ work: @escaping (ObserveOnQueueSink<Element>) -> Void) {
    _ = scheduler.schedule(self) { sink in
      work(sink)
      return Disposables.create()
    }
  }
}

/// On any other scheduler the events wait in a queue, and one action at a time sends the first of them.
private final class ObserveOnSink<Element>: Stage<Element, Element> {
  private let scheduler: any ImmediateSchedulerType
  private let lock = Lock()
  private var queue = Queue<Event<Element>>()
  private var isSending = false
  private let sending = SerialSubscription()

  init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func onNext(_ element: Element) { enqueue(.next(element)) }
  override func error(_ error: any Error) { enqueue(.error(error)) }
  override func completed() { enqueue(.completed) }

  override func disposed() {
    sending.dispose()
    let rest = lock.withLock { queue.takeAll() }
    withExtendedLifetime(rest) {}
  }

  private func enqueue(_ event: Event<Element>) {
    let mustStart = lock.withLock {
      guard !isDisposed else { return false }
      queue.append(event)
      defer { isSending = true }
      return !isSending
    }
    guard mustStart else { return }
    // In its place before it is scheduled: it may be over, and the next one begun by another thread, before that
    // returns.
    let run = Subscription()
    sending.replace(by: run)
    run.setUpstream(
      scheduler.scheduleRecursive(()) { _, recurse in
        if self.sendFirst() { recurse(()) }
      })
  }

  /// Sends the first event in the queue.
  ///
  /// - Returns: True if there is more to send.
  private func sendFirst() -> Bool {
    switch lock.withLock({ queue.popFirst() }) {
    case .next(let element): send(element)
    case .error(let error): fail(error)
    case .completed: finish()
    case nil: break
    }
    return lock.withLock {
      isSending = !queue.isEmpty
      return isSending
    }
  }
}
