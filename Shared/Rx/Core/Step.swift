/// The building blocks of most operators: a closure that handles one element.
///
/// All is inlinable, so that the closures are compiled where the operator is used: there `Element` is a known type.
extension ObservableType {
  /// An operator that keeps nothing from one element to the next.
  ///
  /// - Parameter step: gets an element, and the stage to send to. An error that it throws ends the sequence.
  @inlinable
  func forEachElement<Output>(
    _ step: @escaping (_ element: Element, _ stage: Stage<Element, Output>) throws -> Void
  ) -> Observable<Output> {
    Stepwise(asObservable(), Step<Element, Output>.self, Self.receive(step))
  }

  /// An operator that keeps something.
  ///
  /// - Parameter makeStep: called for each subscriber: makes a step that captures variables of its own.
  @inlinable
  func forEachSubscription<Output>(
    _ makeStep: @escaping () -> (_ element: Element, _ stage: Stage<Element, Output>) throws -> Void
  ) -> Observable<Output> {
    StatefulStepwise(asObservable(), Step<Element, Output>.self) { Self.receive(makeStep()) }
  }

  @inlinable
  static func receive<Output>(
    _ step: @escaping (_ element: Element, _ stage: Stage<Element, Output>) throws -> Void
  ) -> (_ element: Element, _ sink: Sink<Element>) -> Void {
    { element, sink in
      let stage = unsafeDowncast(sink, to: Stage<Element, Output>.self)
      do { try step(element, stage) } catch { stage.fail(error) }
    }
  }
}

/// A stage that consists of its step.
@usableFromInline final class Step<Input, Output>: Stage<Input, Output> {
  required override init(
    _ downstream: borrowing Sink<Output>,
    _ receive: consuming @escaping (_ element: Input, _ sink: Sink<Input>) -> Void
  ) {
    super.init(downstream, receive)
  }
}

@usableFromInline final class Stepwise<Input, Output>: Producer<Output> {
  private let source: Observable<Input>
  // Kept, because looking up a generic type takes longer than making an object of it.
  private let stage: Step<Input, Output>.Type
  private let receive: (Input, Sink<Input>) -> Void

  @usableFromInline init(
    _ source: Observable<Input>, _ stage: Step<Input, Output>.Type,
    _ receive: @escaping (_ element: Input, _ sink: Sink<Input>) -> Void
  ) {
    self.source = source
    self.stage = stage
    self.receive = receive
  }

  override func run(_ sink: Sink<Output>) {
    source.run(stage.init(sink, receive))
  }
}

@usableFromInline final class StatefulStepwise<Input, Output>: Producer<Output> {
  private let source: Observable<Input>
  private let stage: Step<Input, Output>.Type
  private let makeReceive: () -> (Input, Sink<Input>) -> Void

  @usableFromInline init(
    _ source: Observable<Input>, _ stage: Step<Input, Output>.Type,
    _ makeReceive: @escaping () -> (_ element: Input, _ sink: Sink<Input>) -> Void
  ) {
    self.source = source
    self.stage = stage
    self.makeReceive = makeReceive
  }

  override func run(_ sink: Sink<Output>) {
    source.run(stage.init(sink, makeReceive()))
  }
}
