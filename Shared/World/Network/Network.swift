/// The destination of a world's requests: `URLSession`, a script, or a directory that a chapter brings along.
@MainActor
public protocol Network: AnyObject {
  /// Sends `request`; `receive` gets the answer piece by piece, each piece as work of the world.
  ///
  /// First comes a `.redirected` for each time that the request is sent on, then one `.response`, then any number of
  /// `.data`, at last one `.finished`; or, at any moment, `.failed` as the end. After the end or `cancel()` nothing comes,
  /// and `receive` is released. The request continues when the result is released.
  @discardableResult
  func send(_ request: Request, _ receive: @escaping @MainActor (Answer) -> Void) -> any Cancellable
}
