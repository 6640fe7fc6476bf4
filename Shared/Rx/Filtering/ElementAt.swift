extension ObservableType {
  /// The element with the number `index`, then the end.
  ///
  /// - Parameter index: counts from 0; a negative one is a programming error and stops the program.
  /// - Errors: `RxError.argumentOutOfRange` if the source completes before that element.
  ///
  ///     source            a b c |
  ///     element(at: 1)    - (b,|)
  @inlinable
  public func element(at index: Int) -> Observable<Element> {
    precondition(index >= 0, "the index of an element is negative")
    return forEachSubscriptionWithEnd {
      var remaining = index
      return (
        step: { element, stage in
          // Counted before it is sent: the subscriber may make the source emit again.
          remaining -= 1
          guard remaining == -1 else { return }
          stage.send(element)
          stage.finish()
        },
        atEnd: { _ in throw RxError.argumentOutOfRange }
      )
    }
  }
}
