import Rx

/// The scheduler on which drivers and signals deliver.
public enum SharingScheduler {
  /// Makes the scheduler of a driver or signal: a `WorldScheduler` of the current world, unless mocked.
  public static var make: () -> any SchedulerType {
    if let maker { maker.make } else { { WorldScheduler() } }
  }

  /// The mock of the running task; a task-local value, so that tests may run side by side.
  @TaskLocal private static var maker: Maker?

  /// Lets drivers and signals that are made inside `action` deliver on `scheduler`.
  ///
  /// - Throws: The error of `action`.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Lets drivers and signals that are made inside `action` deliver on schedulers that `makeScheduler` makes.
  ///
  /// - Throws: The error of `action`.
  public static func mock(makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void) rethrows {
    try $maker.withValue(Maker(make: makeScheduler), operation: action)
  }

  // Bound to the task that made it, which alone calls it.
  private struct Maker: @unchecked Sendable {
    let make: () -> any SchedulerType
  }
}
