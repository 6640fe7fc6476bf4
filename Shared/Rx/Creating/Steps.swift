/// Work that is done in steps on a scheduler until a step says that it was the last, or its stage is disposed.
///
/// On the trampoline, where most of it happens, a step costs no allocation, and nothing at all is queued while nobody
/// else waits.
final class Steps: TrampolineItem {
  private let isStopped: () -> Bool
  private let step: () -> Bool

  private init(_ isStopped: @escaping () -> Bool, _ step: @escaping () -> Bool) {
    self.isStopped = isStopped
    self.step = step
  }

  /// Runs `step` again and again, until it is false.
  static func start<Element>(
    _ stage: Forward<Element>, on scheduler: any ImmediateSchedulerType, step: @escaping () -> Bool
  ) {
    guard scheduler is CurrentThreadScheduler else {
      stage.setUpstream(scheduler.scheduleRecursive(()) { _, recurse in if step() { recurse(()) } })
      return
    }
    Trampoline.enqueue(Steps({ [unowned stage] in stage.isDisposed }, step))
  }

  override func run() {
    while !isStopped(), step() {
      guard Trampoline.isEmpty else { return Trampoline.enqueue(self) }
    }
  }
}
