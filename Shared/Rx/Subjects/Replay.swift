/// The order of what a new listener gets: first what was kept, then what comes.
///
/// What is sent meanwhile waits, so that it does not overtake. The lock of the subject is not held.
struct Replay: ~Copyable {
  private let gate = Gate()
  private let isDepthFirst: Bool

  /// - Parameters:
  ///   - isRunning: if true, the calling thread sends what was kept, then calls `end`.
  ///   - isDepthFirst: whether what the subscriber itself sends meanwhile does not wait.
  init(isRunning: Bool, isDepthFirst: Bool = false) {
    self.isDepthFirst = isDepthFirst
    if isRunning { _ = gate.enter() }
  }

  /// What was kept has been sent, by the thread that made this.
  func end() {
    gate.leave()
  }

  /// Whether nothing waits, so that there is no line to stand in: then several threads may send at a time, as with any
  /// subject.
  @inline(__always)
  var isOver: Bool { gate.isIdle }

  /// Does `work`, but not before what was kept has been sent.
  func perform(_ work: @escaping () -> Void) {
    if isDepthFirst { gate.perform(work) } else { gate.leaveBehind(work) }
  }
}

/// A listener that first gets what was kept. It is no stage: nothing but the list of listeners holds it.
final class ReplayListener<Element>: Sink<Element> {
  private let downstream: Sink<Element>
  private let replay: Replay

  /// - Parameter isDepthFirst: whether what the subscriber itself sends does not wait until what was kept has been sent.
  init(_ downstream: Sink<Element>, isDepthFirst: Bool = false) {
    self.downstream = downstream
    replay = Replay(isRunning: true, isDepthFirst: isDepthFirst)
    super.init()
  }

  /// What was kept has been sent.
  func open() {
    replay.end()
  }

  override func onNext(_ element: Element) {
    if replay.isOver { downstream.next(element) } else { replay.perform { self.downstream.next(element) } }
  }

  override func error(_ error: any Error) {
    if replay.isOver { downstream.error(error) } else { replay.perform { self.downstream.error(error) } }
  }

  override func completed() {
    if replay.isOver { downstream.completed() } else { replay.perform { self.downstream.completed() } }
  }
}
