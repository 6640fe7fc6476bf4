/// Not every element of those that come too fast.
extension InfallibleType {
  /// The last element before each pause. The end first sends the waiting element.
  ///
  /// - Parameters:
  ///   - dueTime: the silence that must follow an element.
  ///   - scheduler: measures it, and sends.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// At most one element in each period: the first at once, the newest of those that follow at the period's end.
  ///
  /// If the source completes while an element waits, that element and the end are sent when the period is over.
  ///
  /// - Parameters:
  ///   - dueTime: the period.
  ///   - latest: false to drop what comes during a period instead of keeping the newest.
  ///   - scheduler: measures the period, and sends.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }
}
