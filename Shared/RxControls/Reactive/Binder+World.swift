import Rx
import World

extension Binder {
  /// A binder that sets `target` on the main queue of the current world: at once if it may, else in order.
  @MainActor static func inCurrentWorld<Target: AnyObject>(
    _ target: Target, _ binding: @escaping @MainActor (Target, Value) -> Void
  ) -> Binder {
    Binder(target, scheduler: NotingScheduler()) { target, value in binding(target, value) }
  }
}

/// The scheduler of a binder, which is the first to hear that something was sent to it.
private struct NotingScheduler: ImmediateSchedulerType {
  private let scheduler = WorldScheduler()

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let isNoted = BinderNote.take()
    return scheduler.schedule(state) { state in
      if !isNoted { BinderNote.note() }
      return action(state)
    }
  }
}
