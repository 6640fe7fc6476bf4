import Synchronization

/// A listener that first gets what was kept, and then what comes.
///
/// What another thread sends meanwhile waits, so that it does not overtake; what the subscriber itself sends goes depth
/// first. The lock of the subject is not held.
@usableFromInline class Replay<Element>: Stage<Element, Element> {
  private final let gate = Gate()
  private final let isReplaying: Atomic<Bool>

  /// - Parameter isReplaying: if true, the creating thread sends to `downstream` what was kept, then calls `open`.
  init(_ downstream: Sink<Element>, isReplaying: Bool = true) {
    self.isReplaying = Atomic(isReplaying)
    super.init(downstream) { element, sink in unsafeDowncast(sink, to: Replay<Element>.self).pass(element) }
    if isReplaying { _ = gate.enter() }
  }

  /// The creating thread has sent what was kept.
  final func open() {
    gate.leave()
    isReplaying.store(false, ordering: .releasing)
  }

  // Not `send`: as to any listener of a subject, an element that is on its way arrives.
  final func pass(_ element: Element) {
    guard isReplaying.load(ordering: .acquiring) else { return downstream.next(element) }
    gate.perform { self.downstream.next(element) }
  }

  final override func error(_ error: any Error) {
    guard isReplaying.load(ordering: .acquiring) else { return fail(error) }
    gate.perform { self.fail(error) }
  }

  final override func completed() {
    guard isReplaying.load(ordering: .acquiring) else { return finish() }
    gate.perform { self.finish() }
  }
}
