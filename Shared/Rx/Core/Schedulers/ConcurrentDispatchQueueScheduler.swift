import Dispatch
import Foundation

/// Runs actions on a concurrent dispatch queue: several at a time, in no order.
///
/// Its `leeway` is the delay by which a timer may fire later, so that the system can save energy.
public class ConcurrentDispatchQueueScheduler: SchedulerType {
  /// A span of time, in seconds.
  public typealias TimeInterval = Foundation.TimeInterval

  /// A point in time.
  public typealias Time = Date

  private let queue: DispatchQueue
  private let leeway: DispatchTimeInterval

  /// Runs actions on `queue`, which should be concurrent.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.queue = queue
    self.leeway = leeway
  }

  /// Runs actions on a new queue of a quality of service.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(
      queue: DispatchQueue(label: "rx.concurrent_dispatch_queue", qos: qos, attributes: .concurrent), leeway: leeway)
  }

  /// The wall clock.
  public var now: Date {
    Date()
  }

  /// Runs `action` on the queue.
  public final func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    queue.schedule(state, action)
  }

  /// Runs `action` on the queue when `dueTime` has passed.
  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    queue.schedule(state, after: dueTime, leeway: leeway, action)
  }

  /// Runs `action` on the queue when `startAfter` has passed, then again after each `period`; one run at a time.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    queue.schedulePeriodic(state, startAfter: startAfter, period: period, leeway: leeway, action)
  }
}
