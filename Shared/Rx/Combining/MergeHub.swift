/// The elements of several inner sequences in one: the mechanics of `merge`, `flatMap` and their kin.
///
/// It completes when all that feed it have; an error of any ends it.
@usableFromInline class MergeHub<Element>: Hub<Element> {
  // Used inside the gate only.
  @exclusivity(unchecked) private final var isOuterComplete = false

  /// Called when the inner sequences were given, and all have been attached.
  @usableFromInline final func allAttached() {
    gate.perform { self.outerCompleted() }
  }

  /// Called inside the gate when the outer sequence is complete.
  func completed(_ outer: HubInput<some Any, Element>) {
    remove(outer)
    outerCompleted()
  }

  /// Called inside the gate when no new inner sequence will come.
  @usableFromInline final func outerCompleted() {
    isOuterComplete = true
    finishIfDone()
  }

  /// Called inside the gate when an inner sequence has failed.
  func failed(_ error: any Error, in inner: HubInput<Element, Element>) {
    fail(error)
  }

  /// Called inside the gate when an inner sequence is complete.
  func innerCompleted() {
    finishIfDone()
  }

  /// True when no inner sequence lives or waits.
  var isDone: Bool { inputCount == 0 }

  private func finishIfDone() {
    if isOuterComplete, isDone { finish() }
  }
}

extension ObservableType {
  /// An operator that turns elements into inner sequences.
  ///
  /// - Parameters:
  ///   - makeHub: called for each subscriber.
  ///   - received: called inside the gate with an element. An error that it throws ends the hub.
  @inlinable
  func flatten<Output, Merging: MergeHub<Output>>(
    _ makeHub: @escaping (_ sink: Sink<Output>) -> Merging,
    received: @escaping (_ element: Element, _ hub: Merging) throws -> Void
  ) -> Observable<Output> {
    Flattened(
      asObservable(), makeHub, MergeOuter<Element, Output>.self,
      HubInput<Element, Output>.receive { element, input in
        try received(element, unsafeDowncast(input.hub, to: Merging.self))
      })
  }
}

@usableFromInline final class Flattened<Source, Element>: Producer<Element> {
  private let source: Observable<Source>
  private let makeHub: (Sink<Element>) -> MergeHub<Element>
  // Kept, because looking up a generic type takes longer than making an object of it.
  private let outer: MergeOuter<Source, Element>.Type
  private let receive: (Source, Sink<Source>) -> Void

  @usableFromInline init(
    _ source: Observable<Source>, _ makeHub: @escaping (_ sink: Sink<Element>) -> MergeHub<Element>,
    _ outer: MergeOuter<Source, Element>.Type, _ receive: @escaping (_ element: Source, _ sink: Sink<Source>) -> Void
  ) {
    self.source = source
    self.makeHub = makeHub
    self.outer = outer
    self.receive = receive
  }

  override func run(_ sink: Sink<Element>) {
    let hub = makeHub(sink)
    hub.wire { source.run(outer.init(hub, receive: receive)) }
  }
}

/// Receives the sequence whose elements become inner sequences.
@usableFromInline final class MergeOuter<Source, Element>: HubInput<Source, Element> {
  required override init(
    _ hub: borrowing Hub<Element>, receive: consuming @escaping (_ element: Source, _ sink: Sink<Source>) -> Void
  ) {
    super.init(hub, receive: receive)
  }

  override func receivedCompletion() {
    unsafeDowncast(hub, to: MergeHub<Element>.self).completed(self)
  }
}

/// Receives an inner sequence.
@usableFromInline final class MergeInner<Element>: HubInput<Element, Element> {
  @inlinable convenience init(_ hub: MergeHub<Element>) {
    self.init(hub, receive: HubInput<Element, Element>.receive { element, input in input.hub.send(element) })
  }

  @usableFromInline override init(
    _ hub: borrowing Hub<Element>, receive: consuming @escaping (_ element: Element, _ sink: Sink<Element>) -> Void
  ) {
    super.init(hub, receive: receive)
  }

  override func receivedError(_ error: any Error) {
    unsafeDowncast(hub, to: MergeHub<Element>.self).failed(error, in: self)
  }

  override func receivedCompletion() {
    hub.remove(self)
    unsafeDowncast(hub, to: MergeHub<Element>.self).innerCompleted()
  }
}
