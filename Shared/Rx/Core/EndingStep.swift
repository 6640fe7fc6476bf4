/// The building block of element-wise operators that also act when their source completes.
extension ObservableType {
  /// An operator that keeps something, and has a step for the end too.
  ///
  /// - Parameter makeSteps: called for each subscriber: makes a step for each element and one for the end of the
  ///   source, after which the stage finishes. Both capture the same variables. An error that one throws ends the
  ///   sequence.
  @inlinable
  func forEachSubscriptionWithEnd<Output>(
    _ makeSteps:
      @escaping () -> (
        step: (_ element: Element, _ stage: Stage<Element, Output>) throws -> Void,
        atEnd: (_ stage: Stage<Element, Output>) throws -> Void
      )
  ) -> Observable<Output> {
    EndingStepwise(asObservable()) {
      let steps = makeSteps()
      return (Self.receive(steps.step), steps.atEnd)
    }
  }
}

@usableFromInline final class EndingStepwise<Input, Output>: Producer<Output> {
  @usableFromInline typealias Steps = (
    receive: (_ element: Input, _ sink: Sink<Input>) -> Void, atEnd: (_ stage: Stage<Input, Output>) throws -> Void
  )

  private let source: Observable<Input>
  private let makeSteps: () -> Steps

  @usableFromInline init(_ source: Observable<Input>, _ makeSteps: @escaping () -> Steps) {
    self.source = source
    self.makeSteps = makeSteps
  }

  override func run(_ sink: Sink<Output>) {
    source.run(EndingStep(sink, makeSteps()))
  }
}

private final class EndingStep<Input, Output>: Stage<Input, Output> {
  private let atEnd: (Stage<Input, Output>) throws -> Void

  init(_ downstream: Sink<Output>, _ steps: EndingStepwise<Input, Output>.Steps) {
    atEnd = steps.atEnd
    super.init(downstream, steps.receive)
  }

  override func completed() {
    guard !isDisposed else { return }
    do {
      try atEnd(self)
      finish()
    } catch {
      fail(error)
    }
  }
}
