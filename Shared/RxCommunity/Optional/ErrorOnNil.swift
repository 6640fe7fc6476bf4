import Rx

extension ObservableType where Element: OptionalType {
  /// Emits the unwrapped values; fails at the first nil.
  ///
  /// A driver has no such operator: it cannot fail.
  ///
  /// - Parameter error: The error in the place of the first nil.
  public func errorOnNil(
    _ error: any Swift.Error = RxOptionalError.foundNilWhileUnwrappingOptional(Element.self)
  ) -> Observable<Element.Wrapped> {
    map { element in
      guard let value = element.value else { throw error }
      return value
    }
  }
}
