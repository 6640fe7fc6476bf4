import Rx

/// Observing without a change.
extension SharedSequenceConvertibleType {
  /// Calls the given closures at each event, once for all observers.
  ///
  /// - Parameters:
  ///   - onNext: receives each element before the observers do.
  ///   - afterNext: receives each element after the observers.
  ///   - onCompleted: called before the observers receive the end.
  ///   - afterCompleted: called after the observers have received the end.
  ///   - onSubscribe: called before the source is subscribed.
  ///   - onSubscribed: called after the source was subscribed.
  ///   - onDispose: called once, after the end or when the last observer is gone.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Prints each event.
  ///
  /// - Parameters:
  ///   - identifier: stands before the event, in the place of file, line and function.
  ///   - trimOutput: True if long elements are cut in the middle.
  ///   - file: the file of the call.
  ///   - line: the line of the call.
  ///   - function: the function of the call.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}
