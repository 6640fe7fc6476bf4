extension ObservableType {
  /// All elements, in an array, when the source is complete.
  ///
  ///     source       a - b c |
  ///     toArray()    - - - - (abc,|)
  @inlinable
  public func toArray() -> Single<[Element]> {
    Single(
      forEachSubscriptionWithEnd {
        var elements: [Element] = []
        return (
          step: { element, _ in elements.append(element) },
          atEnd: { stage in stage.send(elements) }
        )
      })
  }
}
