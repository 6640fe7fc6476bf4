import Rx
import RxControls

extension ObservableType where Element: OptionalType {
  /// Emits the unwrapped values; nil is left out.
  public func filterNil() -> Observable<Element.Wrapped> {
    compactMap(\.value)
  }
}

extension SharedSequenceConvertibleType where Element: OptionalType {
  /// Emits the unwrapped values; nil is left out.
  public func filterNil() -> SharedSequence<SharingStrategy, Element.Wrapped> {
    compactMap(\.value)
  }
}
