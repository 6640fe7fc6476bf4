extension PrimitiveSequence {
  /// The same event, later by `dueTime`, on `scheduler`.
  ///
  /// - Errors: the source's, at once.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.delay(dueTime, scheduler: scheduler))
  }

  /// The same event of a source that is subscribed later by `dueTime`, on `scheduler`.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// The event of the source, if it comes before `dueTime` has passed on `scheduler`.
  ///
  /// - Errors: also `RxError.timeout` when it has; the source is then disposed.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.timeout(dueTime, scheduler: scheduler))
  }

  /// The event of the source, if it comes before `dueTime` has passed on `scheduler`, else that of `other`.
  ///
  /// When it has passed, the source is disposed and `other` is subscribed.
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.timeout(dueTime, other: other, scheduler: scheduler))
  }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
  /// 0 after `dueTime`, on `scheduler`.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(.timer(dueTime, scheduler: scheduler))
  }
}
