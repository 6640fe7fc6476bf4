import Dispatch
import Foundation

/// A piece of work that a world does off its main queue.
nonisolated public final class BackgroundWork: Cancellable, @unchecked Sendable {
  private let lock = NSLock()
  private var work: (@Sendable () -> Void)?
  private var underWay: UnderWay?
  private var place: Scheduled?

  init(_ underWay: UnderWay, _ work: @escaping @Sendable () -> Void) {
    self.underWay = underWay
    self.work = work
  }

  /// Calls it off if it has not begun: from any thread. What has begun goes on to its end.
  public func cancel() {
    guard let (_, underWay) = take() else { return }
    underWay?.end()
    guard let place = lock.withLock({ place.take() }), World.isMainQueue else { return }
    MainActor.assumeIsolated { place.cancel() }
  }

  /// Runs it, unless it was called off.
  func run() {
    guard let (work, underWay) = take() else { return }
    work()
    underWay?.end()
  }

  /// It waits at `place` in its world, and need not stay there once it is called off.
  func wait(at place: Scheduled) {
    lock.withLock { self.place = place }
  }

  /// Hands out what is to be done, once.
  private func take() -> (work: @Sendable () -> Void, underWay: UnderWay?)? {
    lock.withLock {
      guard let work = work.take() else { return nil }
      return (work, underWay.take())
    }
  }
}
