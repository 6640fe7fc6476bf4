extension ObservableType {
  /// The first element, after which the source is let go; nil if the source completes without one.
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
            // Before it is sent: who gets it may make the source send again.
            isFound = true
            stage.send(element)
            stage.finish()
          },
          atEnd: { stage in if !isFound { stage.send(nil) } }
        )
      })
  }
}
