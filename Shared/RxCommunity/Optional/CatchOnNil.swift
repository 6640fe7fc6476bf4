import Rx
import RxControls

extension ObservableType where Element: OptionalType {
  /// Emits the unwrapped values; the elements of `handler`'s sequence in the place of each nil.
  ///
  /// - Parameter handler: called at each nil; an error that it throws ends the sequence.
  public func catchOnNil(
    _ handler: @escaping () throws -> Observable<Element.Wrapped>
  ) -> Observable<Element.Wrapped> {
    flatMap { element in try element.value.map(Observable.just) ?? handler() }
  }
}

extension SharedSequenceConvertibleType where Element: OptionalType {
  /// Emits the unwrapped values; the elements of `handler`'s sequence in the place of each nil.
  public func catchOnNil(
    _ handler: @escaping () -> SharedSequence<SharingStrategy, Element.Wrapped>
  ) -> SharedSequence<SharingStrategy, Element.Wrapped> {
    flatMap { element in
      guard let value = element.value else { return handler() }
      return .just(value)
    }
  }
}
