import Rx
import RxControls

extension ObservableType where Element: Occupiable {
  /// Emits the elements that are not empty.
  public func filterEmpty() -> Observable<Element> {
    filter(\.isNotEmpty)
  }
}

extension SharedSequenceConvertibleType where Element: Occupiable {
  /// Emits the elements that are not empty.
  public func filterEmpty() -> SharedSequence<SharingStrategy, Element> {
    filter(\.isNotEmpty)
  }
}
