/// Work that is done again and again on a scheduler, until a turn says that it was the last or its stage is disposed.
///
/// On the trampoline, where most of it happens, a turn costs no allocation, and nothing is queued while no other work
/// waits.
final class Loop: TrampolineItem {
  private let isStopped: () -> Bool
  private let turn: () -> Bool

  private init(_ isStopped: @escaping () -> Bool, _ turn: @escaping () -> Bool) {
    self.isStopped = isStopped
    self.turn = turn
  }

  /// Runs `turn` again and again, until it is false.
  static func start<Element>(
    _ stage: Forward<Element>, on scheduler: any ImmediateSchedulerType, turn: @escaping () -> Bool
  ) {
    guard scheduler is CurrentThreadScheduler else {
      stage.setUpstream(scheduler.scheduleRecursive(()) { _, recurse in if turn() { recurse(()) } })
      return
    }
    Trampoline.enqueue(Loop({ [unowned stage] in stage.isDisposed }, turn))
  }

  override func run() {
    while !isStopped(), turn() {
      guard Trampoline.isEmpty else { return Trampoline.enqueue(self) }
    }
  }
}
