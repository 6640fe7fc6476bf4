import Rx

extension ObservableConvertibleType {
  /// The same elements as a driver; an error becomes `onErrorJustReturn`, and completion.
  ///
  ///     source                          a b #
  ///     asDriver(onErrorJustReturn: z)  a b (z,|)
  @inlinable
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// The same elements as a driver, which continues as `onErrorDriveWith` after an error.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// The same elements as a driver, which after an error continues as the driver that `onErrorRecover` makes.
  public func asDriver(
    onErrorRecover: @escaping (_ error: any Swift.Error) -> Driver<Element>
  ) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension BehaviorRelay {
  /// The values of the relay as a driver: the present one, then each new one. It neither fails nor ends.
  public func asDriver() -> Driver<Element> {
    asSharedSequenceThatNeverFails()
  }
}

extension InfallibleType {
  /// The same elements as a driver: shared, and on the main queue.
  public func asDriver() -> Driver<Element> {
    asSharedSequenceThatNeverFails()
  }
}
