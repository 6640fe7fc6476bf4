import Rx
import RxControls

extension ObservableType where Element: Occupiable {
  /// The elements that have something in them; empty ones are left out.
  public func filterEmpty() -> Observable<Element> {
    filter(\.isNotEmpty)
  }
}

extension SharedSequenceConvertibleType where Element: Occupiable {
  /// The elements that have something in them; empty ones are left out.
  public func filterEmpty() -> SharedSequence<SharingStrategy, Element> {
    filter(\.isNotEmpty)
  }
}
