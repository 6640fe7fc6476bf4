import Foundation

/// Iterates over a sequence off the main queue of a world: each element is a piece of work of its own.
///
/// So it can be cancelled between two elements.
nonisolated final class BackgroundLoop<Elements: Sequence & Sendable>: Cancellable, @unchecked Sendable {
  private weak let world: World?
  private let lock = NSLock()
  private var receive: (@Sendable (Elements.Element) -> Void)?
  private var work: BackgroundWork?
  // Touched by one piece of work at a time, each begun by the one before.
  private var iterator: Elements.Iterator?

  init(_ world: World, _ receive: @escaping @Sendable (Elements.Element) -> Void) {
    self.world = world
    self.receive = receive
  }

  func start(_ elements: Elements) {
    goOn { loop in
      loop.iterator = elements.makeIterator()
      loop.goOn { $0.step() }
    }
  }

  func cancel() {
    let work = lock.withLock {
      receive = nil
      return self.work.take()
    }
    work?.cancel()
  }

  private func step() {
    guard !isOver else { return }
    guard let element = iterator?.next() else { return end() }
    // Asked for again: the element may have taken its time.
    guard let receive = lock.withLock({ receive }) else { return }
    receive(element)
    goOn { $0.step() }
  }

  /// Releases the receiver, which may retain the owner of the loop.
  private func end() {
    iterator = nil
    // Passed out of the lock: it may hold the last reference to an object.
    _ = lock.withLock { receive.take() }
  }

  private var isOver: Bool { lock.withLock { receive == nil } }

  private func goOn(_ turn: @escaping @Sendable (BackgroundLoop) -> Void) {
    guard !isOver, let work = world?.background({ turn(self) }) else { return }
    let isLate = lock.withLock {
      self.work = work
      return receive == nil
    }
    // Cancelled meanwhile on another thread.
    if isLate { work.cancel() }
  }
}
