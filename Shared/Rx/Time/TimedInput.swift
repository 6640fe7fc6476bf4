/// An input with a timer: the mechanics of `debounce`, `delay`, `throttle`, `timeout` and `buffer`.
class TimedInput<Element, Output>: HubInput<Element, Output> {
  final let dueTime: RxTimeInterval
  final let scheduler: any SchedulerType
  private final let timer = SerialDisposable()

  init(_ hub: Hub<Output>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(hub)
    hub.setUpstream(timer)
  }

  /// Sets the timer, which replaces the one before. When it fires, `action` is called inside the gate.
  final func setTimer(_ span: RxTimeInterval, _ action: @escaping () -> Void) {
    timer.disposable = scheduler.scheduleRelative((), dueTime: span) { _ in
      self.hub.gate.perform(action)
      return Disposables.create()
    }
  }
}
