import Dispatch
import Foundation

/// Runs actions on the main queue: at once if the caller is there, even from inside another action.
///
/// It fits `subscribe(on:)`. For `observe(on:)` take `MainScheduler`, which keeps events in their order.
public final class ConcurrentMainScheduler: SchedulerType {
  /// A span of time, in seconds.
  public typealias TimeInterval = Foundation.TimeInterval

  /// A point in time.
  public typealias Time = Date

  /// The shared scheduler.
  nonisolated(unsafe) public static let instance = ConcurrentMainScheduler()

  private let queue = DispatchQueue.main

  private init() {}

  /// The wall clock.
  public var now: Date {
    Date()
  }

  /// Runs `action` now if the caller is on the main queue, else there as soon as possible.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    MainQueue.isCurrent ? action(state) : queue.schedule(state, action)
  }

  /// Runs `action` on the main queue when `dueTime` has passed.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    queue.schedule(state, after: dueTime, leeway: .nanoseconds(0), action)
  }

  /// Runs `action` on the main queue when `startAfter` has passed, then again after each `period`.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    queue.schedulePeriodic(state, startAfter: startAfter, period: period, leeway: .nanoseconds(0), action)
  }
}
