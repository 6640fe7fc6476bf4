extension ObservableType {
  /// Each element, combined with an object as long as that lives; then the end.
  ///
  /// - Parameters:
  ///   - obj: the object; held weakly.
  ///   - resultSelector: combines it with an element.
  @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    forEachElement { [weak obj] element, stage in
      guard let obj else { return stage.finish() }
      stage.send(resultSelector(obj, element))
    }
  }

  /// Each element, paired with an object as long as that lives; then the end. The object is held weakly.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}
