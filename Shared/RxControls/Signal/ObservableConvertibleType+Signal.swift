import Rx

extension ObservableConvertibleType {
  /// The same elements as a signal; an error becomes `onErrorJustReturn`, and completion.
  ///
  ///     source                          a b #
  ///     asSignal(onErrorJustReturn: z)  a b (z,|)
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// The same elements as a signal, which continues as `onErrorSignalWith` after an error.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// The same elements as a signal, which after an error continues as the signal that `onErrorRecover` makes.
  public func asSignal(
    onErrorRecover: @escaping (_ error: any Swift.Error) -> Signal<Element>
  ) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension PublishRelay {
  /// The elements of the relay as a signal. It neither fails nor ends.
  public func asSignal() -> Signal<Element> {
    asSharedSequenceThatNeverFails()
  }
}
