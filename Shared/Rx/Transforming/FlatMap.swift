extension ObservableType {
  /// The elements of all sequences that the elements are turned into, as they come.
  ///
  /// It completes when the source and all inner sequences have; an error of any of them ends it.
  ///
  /// - Errors: also one that `selector` throws.
  ///
  ///     source                  a - b - |
  ///     inner                   1 2 3 |
  ///     flatMap { inner($0) }   a1 a2 (a3,b1) b2 b3 |
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten(MergeHub.init) { element, hub in
      try selector(element).asObservable().attach(MergeInner(hub))
    }
  }
}
