import Rx
import World

/// Runs actions at once if the caller is on the main queue, else as soon as the world runs: without an order among them.
///
/// The counterpart of `ConcurrentMainScheduler`: for subscribing, which may be nested and must not wait then.
struct ConcurrentWorldScheduler: ImmediateSchedulerType {
  private let world = World.current

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard !world.isOnMainQueue else { return action(state) }
    let work = QueuedWork(in: world) { action(state) }
    world.post { work.run() }
    return work
  }
}
