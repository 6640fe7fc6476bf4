extension ObservableType {
  /// The elements of the infallible sequence that the latest element was turned into: a new element ends the one
  /// before.
  ///
  /// It completes when the source and the last inner sequence have.
  ///
  /// - Parameter selector: makes a sequence of an element. It may throw, and this sequence fail, as with an observable;
  ///   since the result is infallible, they must not.
  @inlinable
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    Infallible(flatMapLatest { try selector($0).asObservable() })
  }
}
