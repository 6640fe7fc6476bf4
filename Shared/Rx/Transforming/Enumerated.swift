extension ObservableType {
  /// Each element with its number, from 0 on.
  ///
  ///     source          a b - c |
  ///     enumerated()    0a 1b - 2c |
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    forEachSubscription {
      var count = 0
      return { element, stage in
        // Counted before it is sent: the subscriber may make the source emit again.
        let index = count
        count += 1
        stage.send((index: index, element: element))
      }
    }
  }
}
