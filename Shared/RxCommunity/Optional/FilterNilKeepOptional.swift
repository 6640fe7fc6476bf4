import Rx
import RxControls

extension ObservableType where Element: OptionalType {
  /// Emits the values, still optional; nil is left out.
  public func filterNilKeepOptional() -> Observable<Element> {
    filter { $0.value != nil }
  }
}

extension SharedSequenceConvertibleType where Element: OptionalType {
  /// Emits the values, still optional; nil is left out.
  public func filterNilKeepOptional() -> SharedSequence<SharingStrategy, Element> {
    filter { $0.value != nil }
  }
}
