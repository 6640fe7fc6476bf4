import Rx

/// A sequence becomes shared once there is a substitute for its error.
extension ObservableConvertibleType {
  /// The same elements as a shared sequence; an error becomes `onErrorJustReturn`, and completion.
  ///
  ///     source                                  a b #
  ///     asSharedSequence(onErrorJustReturn: z)  a b (z,|)
  ///
  /// - Parameters:
  ///   - sharingStrategy: a driver's or a signal's.
  ///   - onErrorJustReturn: the last element in the place of an error.
  @inlinable
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn: Element
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(delivered(on: Strategy.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// The same elements as a shared sequence, which continues as another one after an error.
  ///
  /// - Parameters:
  ///   - sharingStrategy: a driver's or a signal's.
  ///   - onErrorDriveWith: The sequence in the place of an error.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorDriveWith: SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    asSharedSequence { _ in onErrorDriveWith }
  }

  /// The same elements as a shared sequence, which continues as one that depends on the error.
  ///
  /// - Parameters:
  ///   - sharingStrategy: a driver's or a signal's.
  ///   - onErrorRecover: Makes the sequence in the place of an error.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self,
    onErrorRecover: @escaping (_ error: any Swift.Error) -> SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(delivered(on: Strategy.scheduler).catch { onErrorRecover($0).asObservable() })
  }

  /// The same elements of a sequence that never fails by its contract.
  func asSharedSequenceThatNeverFails<Strategy: SharingStrategyProtocol>() -> SharedSequence<Strategy, Element> {
    SharedSequence(delivered(on: Strategy.scheduler))
  }
}
