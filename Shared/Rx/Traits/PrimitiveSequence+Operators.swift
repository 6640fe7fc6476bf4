extension PrimitiveSequence {
  /// A sequence that is made anew for each subscriber.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(.deferred { try observableFactory().source })
  }

  /// A sequence with a resource that lives as long as the subscription: see the `using` of an observable.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(.using(resourceFactory) { try primitiveSequenceFactory($0).source })
  }

  /// The events of the source, and after its error those of the sequence that `handler` makes of the error.
  public func `catch`(
    _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.catch { try handler($0).source })
  }

  /// The event of the source, which is subscribed again after an error.
  ///
  /// - Parameter maxAttemptCount: how often it is subscribed in all. With 0 it is not: the result ends at once, which
  ///   for a single is a failure with `RxError.noElements`.
  /// - Errors: that of the last attempt.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.retry(maxAttemptCount))
  }

  /// The event of the source, which is subscribed again when the notifier says so after an error of type `Error`.
  ///
  /// `notificationHandler` is called once for each subscriber. It makes the notifier from the errors. A notifier that
  /// ends after an error ends the result: a single then fails with `RxError.noElements`.
  ///
  /// - Errors: that of the notifier, and one of the source that is not an `Error`.
  public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.retry(when: notificationHandler))
  }

  /// The event of the source, which is subscribed again when the notifier says so after an error of any type.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.retry(when: notificationHandler))
  }

  /// The same event, sent on `scheduler`.
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.observe(on: scheduler))
  }

  /// The same event; the subscription to the source and its disposal happen on `scheduler`.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.subscribe(on: scheduler))
  }

  /// The same event, printed: also the subscription and the disposal. See the `debug` of an observable.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}
