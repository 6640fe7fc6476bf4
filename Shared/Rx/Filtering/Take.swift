extension ObservableType {
  /// The first `count` elements, then the end. `take(0)` ends at once without a subscription to the source.
  ///
  ///     source     a b - c d |
  ///     take(2)    a (b,|)
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    guard count > 0 else { return .empty() }
    return forEachSubscription {
      var remaining = count
      return { element, stage in
        guard remaining > 0 else { return }
        // Counted before it is sent: the subscriber may make the source emit again.
        remaining -= 1
        let isLast = remaining == 0
        stage.send(element)
        if isLast { stage.finish() }
      }
    }
  }

  /// The elements until `duration` has passed since the subscription, on `scheduler`, then the end.
  ///
  ///     source        a b - c |
  ///     take(for: 2)  a b |
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }
}
