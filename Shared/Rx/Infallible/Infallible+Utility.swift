extension InfallibleType {
  /// One subscription to the source for all subscribers, made for the first and ended when the last has gone.
  ///
  /// - Parameters:
  ///   - replay: how many of the last elements a new subscriber gets first.
  ///   - scope: whether those elements, and the end, outlast the connection.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }

  /// The same events, each printed: also the subscription and the disposal.
  ///
  /// - Parameters:
  ///   - identifier: the name in the lines; without it, file, line and function.
  ///   - trimOutput: whether long events are cut to 40 characters.
  ///   - file: where `debug` is called.
  ///   - line: where `debug` is called.
  ///   - function: where `debug` is called.
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
  /// The `on…` closures are called before the event goes on, the `after…` ones after that. Those that may throw, as those
  /// of an observable may, must not.
  ///
  /// - Parameters:
  ///   - onNext: gets each element before it goes on.
  ///   - afterNext: gets each element after that.
  ///   - onCompleted: called before the end goes on.
  ///   - afterCompleted: called after that.
  ///   - onSubscribe: called before the source is subscribed.
  ///   - onSubscribed: called after that.
  ///   - onDispose: called once after the source has been let go, at its end or when the subscriber disposes.
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
