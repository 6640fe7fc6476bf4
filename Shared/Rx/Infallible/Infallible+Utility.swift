extension InfallibleType {
  /// Shares one subscription to the source, made for the first subscriber and disposed when the last one has left.
  ///
  /// - Parameters:
  ///   - replay: how many of the last elements a new subscriber gets first.
  ///   - scope: whether those elements, and the end, outlast the connection.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }

  /// The same events, each printed: also the subscription and the disposal. See the `debug` of an observable.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Infallible<Element> {
    Infallible(asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

extension Infallible {
  /// The same events, with something done at each of them.
  ///
  /// The `on…` closures are called before the event goes on, the `after…` ones after that. Those that may throw, as
  /// those of an observable may, must not.
  ///
  /// The closures are those of the `do` of an observable.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
