extension InfallibleType {
  /// One element, then the end, at once.
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible(.just(element))
  }

  /// One element, then the end, as two actions on `scheduler`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// No element: only the end, at once.
  public static func empty() -> Infallible<Element> {
    Infallible(.empty())
  }

  /// Nothing, ever.
  public static func never() -> Infallible<Element> {
    Infallible(.never())
  }

  /// A sequence that is made anew for each subscriber.
  ///
  /// - Parameter observableFactory: makes it. It may throw, as that of an observable may, but must not: the error goes
  ///   to `Hooks.defaultErrorHandler` in the end.
  public static func deferred(_ observableFactory: @escaping () throws -> Infallible<Element>) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().asObservable() })
  }
}

extension Infallible {
  /// The given elements, then the end, each as an action on `scheduler`.
  ///
  /// On the current thread's scheduler two such sequences that are subscribed together take turns.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    from(elements, scheduler: scheduler)
  }

  /// The elements of `array`, then the end, each as an action on `scheduler`.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// The elements of `sequence`, then the end, each as an action on `scheduler`.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }
}
