extension ObservableType where Element: RxAbstractInteger {
  /// 0, 1, 2 … each after a `period`, on `scheduler`, until disposed.
  ///
  ///     interval(2).take(3)    - - 0 - 1 - (2,|)
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// 0 after `dueTime`, on `scheduler`, then 1, 2 … each after a `period`; without a period the end follows the 0.
  ///
  ///     timer(1)    - (0,|)
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Wired { sink in
      let stage = Forward(sink)
      guard let period else {
        stage.setUpstream(
          scheduler.scheduleRelative((), dueTime: dueTime) { _ in
            stage.next(0)
            stage.completed()
            return Disposables.create()
          })
        return
      }
      stage.setUpstream(
        scheduler.schedulePeriodic(Element.zero, startAfter: dueTime, period: period) { tick in
          stage.next(tick)
          return tick &+ 1
        })
    }
  }
}

/// The integers that count ticks.
public typealias RxAbstractInteger = FixedWidthInteger
