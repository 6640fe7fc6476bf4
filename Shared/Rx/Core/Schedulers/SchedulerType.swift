import Dispatch
import Foundation

/// A point in time of a scheduler.
public typealias RxTime = Date

/// A span of time of a scheduler.
public typealias RxTimeInterval = DispatchTimeInterval

/// Something that runs actions: at once, later, or elsewhere.
public protocol ImmediateSchedulerType {
  /// Runs `action` with `state` as soon as the scheduler can.
  ///
  /// - Returns: what cancels the action, or ends what it has begun.
  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable
}

/// A scheduler with a clock.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The scheduler's time.
  var now: RxTime { get }

  /// Runs `action` with `state` when `dueTime` has passed.
  ///
  /// - Returns: what cancels the action, or ends what it has begun.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs `action` when `startAfter` has passed, then again after each `period`, each time with the state that it
  /// returned before.
  ///
  /// - Returns: what ends the repetition.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable
}
