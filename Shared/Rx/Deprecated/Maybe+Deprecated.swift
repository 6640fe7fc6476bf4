// The name of RxSwift 4 and 5 that maybes still accept.

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Calls `catchAndReturn(_:)`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    catchAndReturn(element)
  }
}
