extension ObservableType {
  /// The elements of the sequence that an element is turned into; elements that come before its end are dropped.
  ///
  /// It completes when the source and the inner sequence have; an error of either ends it.
  ///
  /// - Errors: also one that `selector` throws.
  ///
  ///     source                       a b - - c - |
  ///     inner                        1 2 3 |
  ///     flatMapFirst { inner($0) }   a1 a2 a3 - c1 c2 c3 |
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten(MergeHub.init) { element, hub in
      // The source is one input; an inner sequence is another.
      guard hub.inputCount == 1 else { return }
      try selector(element).asObservable().attach(MergeInner(hub))
    }
  }
}
