import Synchronization

/// The order in which a new listener receives events: the replay first, then what is sent.
///
/// Events that other threads send during the replay wait until it is over. The lock of the subject is not held.
struct Replay: ~Copyable {
  private let gate = Gate()
  private let dropsOwnElements: Bool
  // Used inside the gate only. Atomic, because a listener may send again while `end` does the work left behind.
  private let isRunning = Atomic(false)

  /// - Parameter dropsOwnElements: True to drop an element that the subscriber itself sends during the replay.
  init(dropsOwnElements: Bool) {
    self.dropsOwnElements = dropsOwnElements
  }

  /// Begins the replay. Called before the listener can receive anything, by the thread that sends what was kept.
  borrowing func begin() {
    _ = gate.enter()
    isRunning.store(true, ordering: .relaxed)
  }

  /// Ends the replay. Called by the thread that began it.
  borrowing func end() {
    isRunning.store(false, ordering: .relaxed)
    gate.leave()
  }

  /// True if nothing waits, so that there is no line to stand in: then several threads may send at a time, as with any
  /// subject.
  @inline(__always)
  var isOver: Bool { gate.isIdle }

  /// Passes on an element, but not before the replay of another thread is over.
  func pass(_ element: @escaping () -> Void) {
    guard gate.enter() else { return gate.leaveBehind(element) }
    if !dropsOwnElements || !isRunning.load(ordering: .relaxed) { element() }
    gate.leave()
  }

  /// Passes on the end, but not before the replay is over.
  func passEnd(_ end: @escaping () -> Void) {
    if dropsOwnElements { gate.leaveBehind(end) } else { gate.perform(end) }
  }
}

/// A listener that receives the replay first. It is no stage: nothing but the list of listeners holds it.
final class ReplayListener<Element>: Sink<Element> {
  private let downstream: Sink<Element>
  private let replay: Replay

  /// - Parameter dropsOwnElements: True to drop an element that the subscriber itself sends during the replay.
  init(_ downstream: Sink<Element>, dropsOwnElements: Bool) {
    self.downstream = downstream
    replay = Replay(dropsOwnElements: dropsOwnElements)
    super.init()
    replay.begin()
  }

  /// Ends the replay.
  func open() {
    replay.end()
  }

  override func onNext(_ element: Element) {
    if replay.isOver { downstream.next(element) } else { replay.pass { self.downstream.next(element) } }
  }

  override func error(_ error: any Error) {
    if replay.isOver { downstream.error(error) } else { replay.passEnd { self.downstream.error(error) } }
  }

  override func completed() {
    if replay.isOver { downstream.completed() } else { replay.passEnd { self.downstream.completed() } }
  }
}
