import Foundation
import Rx
import Synchronization
import World

/// Runs actions on the main queue of a world and by its clock, as `MainScheduler` does on the real one.
///
/// An action runs at once if the caller is on the main queue and nothing of this very scheduler waits or runs; else it
/// runs in order, after all that waits. So nested deliveries stay in line, and `world.settle()` brings them about.
///
/// It may be used from any thread: work from elsewhere is posted to the world.
public final class WorldScheduler: SchedulerType, Sendable {
  /// The instant at which every world begins, as a date: the first of 2001, Foundation's reference date.
  public static let epoch = Date(timeIntervalSinceReferenceDate: 0)

  private let world: World
  private let pending = Atomic<Int>(0)
  private let posted = Atomic<Int>(0)

  /// A scheduler with an order of its own, in the world of the running code by default.
  public init(_ world: World = .current) {
    self.world = world
  }

  /// The time of the world, counted from `epoch`, independent of the wall clock.
  ///
  /// Read it on the main queue, where alone a world has a time; elsewhere it stops the program.
  public var now: RxTime {
    ensureOnMainQueue("now")
    return WorldScheduler.epoch + MainActor.assumeIsolated { world.now } / .seconds(1)
  }

  /// Runs `action` on the main queue of the world: at once, or after all that waits.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    var begun: (any Disposable)?
    if runAtOnce({ begun = action(state) }), let begun { return begun }
    pending.add(1, ordering: .acquiringAndReleasing)
    // Earlier posts come first: behind them, only a post stays in line.
    let isPosted = !world.isOnMainQueue || posted.load(ordering: .acquiring) > 0
    if isPosted { posted.add(1, ordering: .acquiringAndReleasing) }
    let work = QueuedWork(in: world) {
      action(state)
    } whenOver: {
      if isPosted { self.posted.subtract(1, ordering: .acquiringAndReleasing) }
      self.leave()
    }
    if isPosted { world.post { work.run() } } else { work.wait(for: .zero) }
    return work
  }

  /// Runs `action` once `dueTime` has passed on the world's clock. Less than nothing counts as nothing, `.never` never
  /// comes.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard let delay = dueTime.duration else { return Disposables.create() }
    let work = QueuedWork(in: world) { action(state) }
    if world.isOnMainQueue {
      work.wait(for: delay)
    } else {
      world.post { work.wait(for: delay) }
    }
    return work
  }

  /// Runs `action` if nothing of this scheduler waits or runs, and the caller is on the main queue.
  ///
  /// - Returns: True if it ran.
  @usableFromInline func runAtOnce(_ action: () -> Void) -> Bool {
    guard world.isOnMainQueue,
      pending.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
    else { return false }
    action()
    leave()
    return true
  }

  private func leave() {
    pending.subtract(1, ordering: .acquiringAndReleasing)
  }
}
