import Rx

extension ObservableType where Element: Occupiable {
  /// Emits the same elements; fails at the first empty one.
  ///
  /// A driver has no such operator: it cannot fail.
  ///
  /// - Parameter error: The error in the place of the first empty element.
  public func errorOnEmpty(
    _ error: any Swift.Error = RxOptionalError.emptyOccupiable(Element.self)
  ) -> Observable<Element> {
    map { element in
      guard element.isNotEmpty else { throw error }
      return element
    }
  }
}
