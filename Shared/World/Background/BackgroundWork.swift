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

  /// Cancels the work if it has not begun: from any thread. Work that has begun runs to its end.
  public func cancel() {
    guard let (_, underWay) = take() else { return }
    underWay?.end()
    guard let place = lock.withLock({ place.take() }), World.isMainQueue else { return }
    MainActor.assumeIsolated { place.cancel() }
  }

  /// Runs the work, unless it was cancelled.
  func run() {
    guard let (work, underWay) = take() else { return }
    work()
    underWay?.end()
  }

  /// Sets its place in the world, which it gives up once it is cancelled.
  func wait(at place: Scheduled) {
    lock.withLock { self.place = place }
  }

  /// Takes the work, once.
  private func take() -> (work: @Sendable () -> Void, underWay: UnderWay?)? {
    lock.withLock {
      guard let work = work.take() else { return nil }
      return (work, underWay.take())
    }
  }
}
