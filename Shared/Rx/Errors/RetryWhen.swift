extension ObservableType {
  /// The elements of the source, which is subscribed again when the notifier says so after an error of type `Error`.
  ///
  /// `notificationHandler` is called once for each subscriber. It makes the notifier from the errors, which is
  /// subscribed before the source. After an error of the source the notifier decides: with an element the source is
  /// subscribed again, with its own error the result fails, with its end the result completes. What the notifier sends
  /// while the source is healthy has no effect, but an end is remembered until the source fails.
  ///
  /// - Errors: that of the notifier, and one of the source that is not an `Error`.
  ///
  ///     source                       a #
  ///     notifier                     - - - x - - |
  ///     retry(when: { notifier })    a - - a - - |
  public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retryAfterErrors { notificationHandler($0).asObservable() }
  }

  /// The elements of the source, which is subscribed again when the notifier says so after an error of any type.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retryAfterErrors { notificationHandler($0).asObservable() }
  }
}

extension ObservableType {
  fileprivate func retryAfterErrors<Failure, Trigger>(
    _ makeNotifier: @escaping (Observable<Failure>) -> Observable<Trigger>
  ) -> Observable<Element> {
    let source = asObservable()
    return Wired { sink in
      let hub = RetryHub<Element, Failure>(sink, source)
      let notifier = NotifierInput<Trigger, Element, Failure>(hub)
      hub.wire {
        makeNotifier(hub.errors.asObservable()).attach(notifier)
        hub.gate.perform(hub.start)
      }
    }
  }
}

/// Subscribes to the source, again and again. All its methods are called inside the gate.
private final class RetryHub<Element, Failure>: Hub<Element> {
  private enum Phase {
    case healthy
    case failed
    case due
  }

  let errors = PublishSubject<Failure>()
  private let source: Observable<Element>
  private var phase = Phase.healthy
  private var notifierEnd: End?
  private var isBusy = false

  init(_ downstream: Sink<Element>, _ source: Observable<Element>) {
    self.source = source
    super.init(downstream, disposesLastInputFirst: true)
  }

  /// Makes the first attempt, even if the notifier has already ended the result: RxSwift subscribes to the source then,
  /// too.
  func start() {
    isBusy = true
    source.attach(AttemptInput(self))
    isBusy = false
    subscribeIfDue()
  }

  func sourceFailed(_ error: any Error) {
    guard let failure = error as? Failure else { return fail(error) }
    if let notifierEnd { return receive(notifierEnd) }
    phase = .failed
    errors.onNext(failure)
  }

  func notified() {
    guard phase == .failed else { return }
    phase = .due
    subscribeIfDue()
  }

  func notifierEnded(_ end: End) {
    if phase == .healthy { notifierEnd = end } else { receive(end) }
  }

  /// All attempts begin in this loop, so those that fail at once do not deepen the stack.
  private func subscribeIfDue() {
    guard !isBusy else { return }
    isBusy = true
    while phase == .due, !isDisposed {
      phase = .healthy
      source.attach(AttemptInput(self))
    }
    isBusy = false
  }
}

private final class AttemptInput<Element, Failure>: ForwardInput<Element> {
  private let parent: RetryHub<Element, Failure>

  init(_ parent: RetryHub<Element, Failure>) {
    self.parent = parent
    super.init(parent)
  }

  override func receivedError(_ error: any Error) {
    hub.remove(self)
    parent.sourceFailed(error)
  }
}

private final class NotifierInput<Trigger, Element, Failure>: HubInput<Trigger, Element> {
  private let parent: RetryHub<Element, Failure>

  init(_ parent: RetryHub<Element, Failure>) {
    self.parent = parent
    super.init(parent)
  }

  override func received(_ element: Trigger) {
    parent.notified()
  }

  override func receivedError(_ error: any Error) {
    parent.notifierEnded(.failed(error))
  }

  override func receivedCompletion() {
    parent.notifierEnded(.completed)
  }
}
