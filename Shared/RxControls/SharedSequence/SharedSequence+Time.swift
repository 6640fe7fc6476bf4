import Rx

/// Elements come later, or not all of them, by the clock of the current world.
extension SharedSequenceConvertibleType {
  /// Each element, `dueTime` later.
  ///
  ///     source    a - b - - |
  ///     delay(1)  - a - b - - |
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// The last element before each pause of at least `dueTime`. Completion first sends the one that waits.
  ///
  ///     source       a b - - c - - |
  ///     debounce(2)  - - - b - - c |
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// At most one element in each `dueTime`: the first, and the newest at the end of that time.
  ///
  ///     source       a b - c - - |
  ///     throttle(2)  a - b - c - |
  ///
  /// - Parameters:
  ///   - dueTime: The quiet time after an element.
  ///   - latest: True if the newest of the elements that came meanwhile follows.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }
}
