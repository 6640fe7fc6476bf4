/// A stage that several sources feed, through one `HubInput` each: the mechanics of the combining operators.
///
/// Whatever its inputs receive, one thread at a time works on it, inside the gate.
@usableFromInline class Hub<Output>: Stage<Never, Output> {
  final let gate = Gate()
  private final let lock = Lock()
  private final let disposesLastInputFirst: Bool
  // Used under the lock, so that a disposal need not wait for the thread inside the gate.
  @exclusivity(unchecked) private final var inputs = Bag<Subscription>()
  @exclusivity(unchecked) private final var mayDispose = false

  @usableFromInline override init(_ downstream: Sink<Output>) {
    disposesLastInputFirst = false
    super.init(downstream)
  }

  /// A hub that disposes its inputs in the order of their creation, or in the reverse order.
  @usableFromInline init(_ downstream: Sink<Output>, disposesLastInputFirst: Bool) {
    self.disposesLastInputFirst = disposesLastInputFirst
    super.init(downstream)
  }

  /// Attaches the inputs to their sources; called once.
  ///
  /// A hub that ends before all inputs are attached disposes them after that, as RxSwift does.
  @usableFromInline final func wire(_ attachInputs: () -> Void) {
    attachInputs()
    lock.withLock { mayDispose = true }
    if isDisposed { disposeInputs() }
  }

  /// True once all inputs are attached.
  final var isWired: Bool { lock.withLock { mayDispose } }

  /// True once the inputs are disposed, and no other is accepted.
  final var isClosed: Bool { isDisposed && isWired }

  /// The number of inputs that have not ended.
  @usableFromInline final var inputCount: Int { lock.withLock { inputs.count } }

  /// Keeps `input` until it is removed, or the hub is wired and disposed.
  fileprivate final func add<Element>(_ input: HubInput<Element, Output>) {
    lock.lock()
    let isLate = isDisposed && mayDispose
    if !isLate { input.key = inputs.insert(input) }
    lock.unlock()
    if isLate { input.dispose() }
  }

  /// Ends one input. Called inside the gate.
  final func remove<Element>(_ input: HubInput<Element, Output>) {
    lock.lock()
    let removed = inputs.remove(input.key)
    lock.unlock()
    removed?.dispose()
  }

  final override func disposed() {
    disposeInputs()
  }

  private func disposeInputs() {
    lock.lock()
    let isWired = mayDispose
    let all = isWired ? inputs.takeAll() : Bag()
    lock.unlock()
    guard isWired else { return }
    if disposesLastInputFirst { all.forEachReversed { $0.dispose() } } else { all.forEach { $0.dispose() } }
    gate.perform { self.closed() }
  }

  /// Called inside the gate when all inputs have been disposed; releases the state that only they needed.
  func closed() {}
}

/// Receives one of the sources of a hub.
///
/// A closure handles each element: it is made by `receive` at the call site, where the types are known. A subclass may
/// override `received` instead.
@usableFromInline class HubInput<Element, Output>: Sink<Element> {
  @usableFromInline final let hub: Hub<Output>
  @exclusivity(unchecked) fileprivate final var key: UInt64 = 0

  @usableFromInline init(_ hub: borrowing Hub<Output>) {
    self.hub = copy hub
    super.init()
    hub.add(self)
  }

  @usableFromInline init(
    _ hub: borrowing Hub<Output>, receive: consuming @escaping (_ element: Element, _ sink: Sink<Element>) -> Void
  ) {
    self.hub = copy hub
    super.init(receive)
    hub.add(self)
  }

  /// A closure for `init`.
  ///
  /// - Parameter received: called inside the gate with an element and this input. An error that it throws ends the hub.
  @inlinable
  static func receive(
    _ received: @escaping (_ element: Element, _ input: HubInput<Element, Output>) throws -> Void
  ) -> (_ element: Element, _ sink: Sink<Element>) -> Void {
    { element, sink in
      let input = unsafeDowncast(sink, to: HubInput<Element, Output>.self)
      guard input.enter() else { return input.leaveBehind { input.next(element) } }
      if !input.isDisposed {
        do { try received(element, input) } catch { input.hub.fail(error) }
      }
      input.leave()
    }
  }

  /// Called inside the gate with an element.
  func received(_ element: Element) {
    preconditionFailure("an input overrides received")
  }

  /// Called inside the gate with the source's error, which ends the hub unless this is overridden.
  func receivedError(_ error: any Error) {
    hub.fail(error)
  }

  /// Called inside the gate when the source is complete. It removes this input or ends the hub.
  func receivedCompletion() {
    hub.remove(self)
  }

  final override func onNext(_ element: Element) {
    guard enter() else { return leaveBehind { self.next(element) } }
    if !isDisposed { received(element) }
    leave()
  }

  final override func error(_ error: any Error) {
    guard enter() else { return leaveBehind { self.error(error) } }
    if !isDisposed { receivedError(error) }
    leave()
  }

  final override func completed() {
    guard enter() else { return leaveBehind { self.completed() } }
    if !isDisposed { receivedCompletion() }
    leave()
  }

  @usableFromInline final func enter() -> Bool { hub.gate.enter() }
  @usableFromInline final func leave() { hub.gate.leave() }
  @usableFromInline final func leaveBehind(_ work: @escaping () -> Void) { hub.gate.leaveBehind(work) }
}

/// Passes on a source as it comes; its end is that of the hub.
class ForwardInput<Element>: HubInput<Element, Element> {
  override func received(_ element: Element) {
    hub.send(element)
  }

  override func receivedCompletion() {
    hub.finish()
  }
}
