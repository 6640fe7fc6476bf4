import Rx

extension ObservableType where Element: Occupiable {
  /// The same elements; an empty one ends the sequence.
  ///
  /// A driver has no such operator: it cannot fail.
  ///
  /// - Parameter error: what the first empty element becomes.
  public func errorOnEmpty(
    _ error: any Swift.Error = RxOptionalError.emptyOccupiable(Element.self)
  ) -> Observable<Element> {
    map { element in
      guard element.isNotEmpty else { throw error }
      return element
    }
  }
}
