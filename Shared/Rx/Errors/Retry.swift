extension ObservableType {
  /// The elements of the source, which is subscribed again after each error, until it completes.
  ///
  /// It never fails. A source that always fails is subscribed for ever; one that fails at once does not deepen the
  /// stack.
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return .catch(sequence: sequence(first: source) { _ in source })
  }

  /// The elements of the source, which is subscribed again after an error, `maxAttemptCount` times in all.
  ///
  /// - Parameter maxAttemptCount: how often the source is subscribed at most; with 0 the result completes at once. A
  ///   negative number is a programming error and stops the program.
  /// - Errors: that of the last attempt.
  ///
  ///     source      a b #
  ///     retry(2)    a b a b #
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    .catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
  }
}
