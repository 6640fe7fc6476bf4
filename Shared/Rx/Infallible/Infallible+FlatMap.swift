/// Each element becomes a sequence, which must not fail either: the compiler cannot tell, for a selector may make any
/// kind of sequence.
extension InfallibleType {
  /// The elements of all sequences that the elements are turned into, as they come.
  ///
  /// It completes when the source and all inner sequences have.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMap(selector))
  }

  /// The elements of the sequence that the latest element was turned into: a new element ends the sequence before.
  ///
  /// It completes when the source and the last inner sequence have.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapLatest(selector))
  }

  /// The elements of the sequence that an element is turned into; elements that come before its end are dropped.
  ///
  /// It completes when the source and the inner sequence have.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapFirst(selector))
  }

  /// The elements of all sequences that the elements are turned into, one sequence after another.
  ///
  /// An element waits until the sequences before it are complete.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().concatMap(selector))
  }
}
