import Rx
import World

extension Binder {
  /// A binder that sets `target` on the main queue of the current world: at once if it may, else in order.
  @MainActor static func inCurrentWorld<Target: AnyObject>(
    _ target: Target, _ binding: @escaping @MainActor (Target, Value) -> Void
  ) -> Binder {
    Binder(target, scheduler: WorldScheduler()) { target, value in binding(target, value) }
  }
}
