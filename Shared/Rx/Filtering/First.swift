extension ObservableType {
  /// Emits the first element and disposes the source; nil if the source completes without one.
  ///
  ///     source     - a b - |
  ///     first()    - (a,|)
  @inlinable
  public func first() -> Single<Element?> {
    Single(
      forEachSubscriptionWithEnd {
        var isFound = false
        return (
          step: { element, stage in
            guard !isFound else { return }
            // Set before it is sent: the subscriber may make the source emit again.
            isFound = true
            stage.send(element)
            stage.finish()
          },
          atEnd: { stage in if !isFound { stage.send(nil) } }
        )
      })
  }
}
