extension ObservableType {
  /// Each element, transformed, without those that become nil.
  ///
  /// - Errors: one that `transform` throws ends the result, and the subscription to the source.
  ///
  ///     source                    a 1 b 2 |
  ///     compactMap { Int($0) }    - 1 - 2 |
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    forEachElement { element, stage in
      if let result = try transform(element) { stage.send(result) }
    }
  }
}
