import Rx
import RxControls

extension ObservableType where Element: OptionalType {
  /// The values that are there, optional as they were; nil is left out.
  public func filterNilKeepOptional() -> Observable<Element> {
    filter { $0.value != nil }
  }
}

extension SharedSequenceConvertibleType where Element: OptionalType {
  /// The values that are there, optional as they were; nil is left out.
  public func filterNilKeepOptional() -> SharedSequence<SharingStrategy, Element> {
    filter { $0.value != nil }
  }
}
