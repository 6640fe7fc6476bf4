/// A stage that several sources feed, through one `HubInput` each: the mechanics of the combining operators.
///
/// Whatever its inputs receive, one thread at a time works on it, inside the gate.
class Hub<Output>: Stage<Never, Output> {
  final let gate = Gate()
  // Used inside the gate only.
  private final var inputs = Bag<Subscription>()

  /// How many inputs have not ended. Asked inside the gate.
  final var inputCount: Int { inputs.count }

  /// Keeps `input` until it is removed or the hub is disposed.
  fileprivate final func add<Element>(_ input: HubInput<Element, Output>) {
    guard gate.enter() else { return gate.leaveBehind { self.add(input) } }
    if isDisposed { input.dispose() } else { input.key = inputs.insert(input) }
    gate.leave()
  }

  /// Ends one input. Called inside the gate.
  final func remove<Element>(_ input: HubInput<Element, Output>) {
    _ = inputs.remove(input.key)
    input.dispose()
  }

  final override func disposed() {
    guard gate.enter() else { return gate.leaveBehind { self.disposed() } }
    for input in inputs.takeAll() { input.value.dispose() }
    closed()
    gate.leave()
  }

  /// Called inside the gate when all inputs have been disposed: to let go of what only they needed.
  func closed() {}
}

/// Receives one of the sources of a hub.
class HubInput<Element, Output>: Sink<Element> {
  final let hub: Hub<Output>
  fileprivate final var key: UInt64 = 0

  init(_ hub: Hub<Output>) {
    self.hub = hub
    super.init()
    hub.add(self)
  }

  /// Called inside the gate with an element.
  func received(_ element: Element) {
    preconditionFailure("an input overrides received")
  }

  /// Called inside the gate with the source's error, which ends the hub unless this is overridden.
  func receivedError(_ error: any Error) {
    hub.fail(error)
  }

  /// Called inside the gate when the source is complete and this input has been removed.
  func receivedCompletion() {}

  final override func onNext(_ element: Element) {
    guard hub.gate.enter() else { return hub.gate.leaveBehind { self.next(element) } }
    if !isDisposed { received(element) }
    hub.gate.leave()
  }

  final override func error(_ error: any Error) {
    guard hub.gate.enter() else { return hub.gate.leaveBehind { self.error(error) } }
    if !isDisposed { receivedError(error) }
    hub.gate.leave()
  }

  final override func completed() {
    guard hub.gate.enter() else { return hub.gate.leaveBehind { self.completed() } }
    if !isDisposed {
      hub.remove(self)
      receivedCompletion()
    }
    hub.gate.leave()
  }
}
