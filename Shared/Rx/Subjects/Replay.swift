/// A listener that first gets what was kept, and then what comes.
///
/// What another thread sends meanwhile waits, so that it does not overtake; what the subscriber itself sends goes depth
/// first. The lock of the subject is not held.
@usableFromInline class Replay<Element>: Stage<Element, Element> {
  private final let gate = Gate()

  /// - Parameter isReplaying: if true, the creating thread sends to `downstream` what was kept, then calls `open`.
  init(_ downstream: Sink<Element>, isReplaying: Bool = true) {
    super.init(downstream) { element, sink in unsafeDowncast(sink, to: Replay<Element>.self).pass(element) }
    if isReplaying { _ = gate.enter() }
  }

  /// The creating thread has sent what was kept.
  final func open() {
    gate.leave()
  }

  // Not `send`: as to any listener of a subject, an element that is on its way arrives.
  final func pass(_ element: Element) {
    // Once nothing waits there is no line to stand in: several threads may send at a time, as with any subject.
    if gate.isIdle { return downstream.next(element) }
    gate.perform { self.downstream.next(element) }
  }

  final override func error(_ error: any Error) {
    if gate.isIdle { return fail(error) }
    gate.perform { self.fail(error) }
  }

  final override func completed() {
    if gate.isIdle { return finish() }
    gate.perform { self.finish() }
  }
}
