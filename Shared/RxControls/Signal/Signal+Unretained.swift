import Rx

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Emits the result of `resultSelector` for `object` and each element; completes once the object is deallocated. It
  /// is held weakly.
  @inlinable
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().withUnretained(object, resultSelector: resultSelector))
  }

  /// Emits each element with `object`; completes once the object is deallocated. It is held weakly.
  @inlinable
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}
