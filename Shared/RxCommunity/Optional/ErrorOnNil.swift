import Rx

extension ObservableType where Element: OptionalType {
  /// The values, unwrapped; nil ends the sequence.
  ///
  /// A driver has no such operator: it cannot fail.
  ///
  /// - Parameter error: what the first nil becomes.
  public func errorOnNil(
    _ error: any Swift.Error = RxOptionalError.foundNilWhileUnwrappingOptional(Element.self)
  ) -> Observable<Element.Wrapped> {
    map { element in
      guard let value = element.value else { throw error }
      return value
    }
  }
}
