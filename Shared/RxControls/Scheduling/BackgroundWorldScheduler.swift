import Foundation
import Rx
import World

/// Runs actions off the main queue of a world, as `ConcurrentDispatchQueueScheduler(qos:)` does off the real one.
///
/// In a virtual world, which has no threads, an action that is scheduled on the main queue runs at this instant, one that
/// another such action schedules `World.backgroundTime` later.
public struct BackgroundWorldScheduler: ImmediateSchedulerType, Sendable {
  private let world: World

  /// A scheduler in the world of the running code by default.
  public init(_ world: World = .current) {
    self.world = world
  }

  /// Runs `action` off the main queue, as soon as the world can.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let begun = SingleAssignmentDisposable()
    // Passed on as a whole: only the work itself touches it.
    nonisolated(unsafe) let run = { action(state) }
    nonisolated(unsafe) let whole = begun
    let work = world.background {
      guard !whole.isDisposed else { return }
      whole.setDisposable(run())
    }
    return Disposables.create {
      begun.dispose()
      work.cancel()
    }
  }
}
