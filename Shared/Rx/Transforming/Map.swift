extension ObservableType {
  /// Each element, transformed.
  ///
  /// - Errors: one that `transform` throws ends the result, and the subscription to the source.
  ///
  ///     source                     a b - c |
  ///     map { $0.uppercased() }    A B - C |
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    forEachElement { element, stage in stage.send(try transform(element)) }
  }
}
