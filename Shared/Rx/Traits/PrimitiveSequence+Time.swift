extension PrimitiveSequence {
  /// The same event, later by `dueTime`, on `scheduler`.
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
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source.timeout(dueTime, scheduler: scheduler))
  }

  /// The event of the source, if it comes before `dueTime` has passed on `scheduler`, else that of `other`.
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
