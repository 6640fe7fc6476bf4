extension ObservableType {
  /// The elements without the first `count`.
  ///
  ///     source     a b - c d |
  ///     skip(2)    - - - c d |
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    forEachSubscription {
      var remaining = count
      return { element, stage in
        guard remaining > 0 else { return stage.send(element) }
        remaining -= 1
      }
    }
  }

  /// The elements that come when `duration` has passed since the subscription, on `scheduler`.
  ///
  ///     source            a b - c d |
  ///     skip(for: 2)      - - - c d |
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    skip(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }
}
