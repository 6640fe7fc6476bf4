extension PrimitiveSequence {
  /// A sequence that is made anew for each subscriber.
  ///
  /// - Errors: one that `observableFactory` throws.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(.deferred { try observableFactory().source })
  }

  /// The events of the source, and after its error those of the sequence that `handler` makes of the error.
  ///
  /// - Errors: that of the second sequence, or one that `handler` throws.
  public func `catch`(
    _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.catch { try handler($0).source })
  }

  /// The same event, sent on `scheduler`.
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.observe(on: scheduler))
  }

  /// The same event; the subscription to the source and its disposal happen on `scheduler`.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.subscribe(on: scheduler))
  }

  /// The same event, printed: also the subscription and the disposal.
  ///
  /// - Parameters:
  ///   - identifier: the name in the lines; without it, file, line and function.
  ///   - trimOutput: whether long events are cut to 40 characters.
  ///   - file: where `debug` is called.
  ///   - line: where `debug` is called.
  ///   - function: where `debug` is called.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}
