import Rx
import RxControls

extension ObservableType where Element: OptionalType {
  /// Emits the unwrapped values; `valueOnNil` in the place of nil.
  public func replaceNilWith(_ valueOnNil: Element.Wrapped) -> Observable<Element.Wrapped> {
    map { $0.value ?? valueOnNil }
  }
}

extension SharedSequenceConvertibleType where Element: OptionalType {
  /// Emits the unwrapped values; `valueOnNil` in the place of nil.
  public func replaceNilWith(_ valueOnNil: Element.Wrapped) -> SharedSequence<SharingStrategy, Element.Wrapped> {
    map { $0.value ?? valueOnNil }
  }
}
