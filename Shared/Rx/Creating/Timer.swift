extension ObservableType where Element: RxAbstractInteger {
  /// 0, 1, 2 … each after a `period`, on `scheduler`, until disposed.
  ///
  ///     interval(2).take(3)    - - 0 - 1 - (2,|)
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Timer(dueTime: period, period: period, scheduler)
  }

  /// 0 after `dueTime`, on `scheduler`, then 1, 2 … each after a `period`; without a period the end follows the 0.
  ///
  ///     timer(1)    - (0,|)
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Timer(dueTime: dueTime, period: period, scheduler)
  }
}

/// The integers that count ticks.
public typealias RxAbstractInteger = FixedWidthInteger

private final class Timer<Element: FixedWidthInteger>: Producer<Element> {
  private let dueTime: RxTimeInterval
  private let period: RxTimeInterval?
  private let scheduler: any SchedulerType

  init(dueTime: RxTimeInterval, period: RxTimeInterval?, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.period = period
    self.scheduler = scheduler
  }

  override func run(_ sink: Sink<Element>) {
    let stage = Forward(sink)
    stage.setUpstream(period.map { ticks(to: stage, period: $0) } ?? single(to: stage))
  }

  private func ticks(to stage: Forward<Element>, period: RxTimeInterval) -> any Disposable {
    scheduler.schedulePeriodic(Element.zero, startAfter: dueTime, period: period) { tick in
      stage.next(tick)
      return tick &+ 1
    }
  }

  private func single(to stage: Forward<Element>) -> any Disposable {
    scheduler.scheduleRelative((), dueTime: dueTime) { _ in
      stage.next(0)
      stage.completed()
      return Disposables.create()
    }
  }
}
