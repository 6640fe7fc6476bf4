/// The elements up to a point, or from it on. The predicates may throw, as those of an observable may, but must not.
extension InfallibleType {
  /// The first `count` elements, then the end. `take(0)` ends at once without a subscription to the source.
  @inlinable
  public func take(_ count: Int) -> Infallible<Element> {
    Infallible(asObservable().take(count))
  }

  /// The elements until `duration` has passed since the subscription, on `scheduler`, then the end.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// The elements until `other` sends one, then the end.
  ///
  /// `other` is subscribed first. Its end is ignored.
  public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// The elements until `other` sends one, then the end.
  ///
  /// `other` is subscribed first. Its end is ignored; it must not fail.
  public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().take(until: other))
  }

  /// The elements until `predicate` is true for one, then the end.
  ///
  /// - Parameters:
  ///   - predicate: decides about an element.
  ///   - behavior: whether the first element for which it is true is sent too.
  @inlinable
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// The elements as long as `predicate` is true, then the end.
  ///
  /// - Parameters:
  ///   - predicate: decides about an element.
  ///   - behavior: whether the first element for which it is false is sent too.
  @inlinable
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// The elements from the first for which `predicate` is false.
  @inlinable
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// The elements that come after `other` has sent one.
  ///
  /// If `other` completes without an element nothing is sent, not even the end of the source. It must not fail.
  public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other))
  }
}
