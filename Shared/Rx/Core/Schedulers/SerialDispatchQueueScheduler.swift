import Dispatch
import Foundation

/// Runs actions one after another on a serial dispatch queue.
///
/// Its `leeway` is the delay by which a timer may fire later, so that the system can save energy.
public class SerialDispatchQueueScheduler: SchedulerType {
  /// A span of time, in seconds.
  public typealias TimeInterval = Foundation.TimeInterval

  /// A point in time.
  public typealias Time = Date

  let queue: DispatchQueue
  let leeway: DispatchTimeInterval

  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    queue = serialQueue
    self.leeway = leeway
  }

  /// Runs actions on a new queue.
  ///
  /// - Parameters:
  ///   - internalSerialQueueName: the queue's label.
  ///   - serialQueueConfiguration: gets the queue before its first use, for example to set its target.
  ///   - leeway: the time by which work may be late, so that timers can run together.
  public convenience init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName, attributes: [])
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// Runs actions one after another on `queue`, even if that is concurrent.
  ///
  /// - Parameters:
  ///   - queue: the target of the scheduler's own serial queue.
  ///   - internalSerialQueueName: the label of that serial queue.
  ///   - leeway: the time by which work may be late, so that timers can run together.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      serialQueue: DispatchQueue(label: internalSerialQueueName, attributes: [], target: queue), leeway: leeway)
  }

  /// Runs actions one after another on the global queue of a quality of service.
  ///
  /// - Parameters:
  ///   - qos: the quality of service.
  ///   - internalSerialQueueName: the label of the scheduler's serial queue.
  ///   - leeway: the time by which work may be late, so that timers can run together.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: DispatchQueue.global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
  }

  /// The wall clock.
  public final var now: Date {
    Date()
  }

  /// Runs `action` on the queue.
  public func schedule<StateType>(
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

  /// Runs `action` on the queue when `startAfter` has passed, then again after each `period`.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    queue.schedulePeriodic(state, startAfter: startAfter, period: period, leeway: leeway, action)
  }
}
