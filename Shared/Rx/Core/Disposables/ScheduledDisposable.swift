/// A disposable whose disposal happens on a scheduler.
public final class ScheduledDisposable: Cancelable {
  /// Where the disposal happens.
  public let scheduler: any ImmediateSchedulerType

  private let slot = Subscription()

  /// `dispose` of the new one will dispose `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    slot.setUpstream(disposable)
  }

  /// A Boolean value indicating whether the disposal has happened.
  public var isDisposed: Bool {
    slot.isDisposed
  }

  /// Schedules the disposal.
  public func dispose() {
    _ = scheduler.schedule(slot) { slot in
      slot.dispose()
      return Disposables.create()
    }
  }
}
