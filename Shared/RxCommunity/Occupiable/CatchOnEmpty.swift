import Rx
import RxControls

extension ObservableType where Element: Occupiable {
  /// Emits the same elements; those of `handler`'s sequence in the place of each empty one.
  ///
  /// - Parameter handler: called at each empty element; an error that it throws ends the sequence.
  public func catchOnEmpty(_ handler: @escaping () throws -> Observable<Element>) -> Observable<Element> {
    flatMap { element in try element.isNotEmpty ? .just(element) : handler() }
  }
}

extension SharedSequenceConvertibleType where Element: Occupiable {
  /// Emits the same elements; those of `handler`'s sequence in the place of each empty one.
  public func catchOnEmpty(
    _ handler: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    flatMap { element in element.isNotEmpty ? .just(element) : handler() }
  }
}
