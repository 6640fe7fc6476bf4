import World

/// A client that sends requests to servers, in the manner of `URLSession`: each request is a task.
///
/// It does not retain its world: once that is deallocated, no task gets an answer.
public final class HTTPClient {
  nonisolated private weak let world: World?

  /// A client that asks through the network of `world`.
  nonisolated public init(_ world: World) {
    self.world = world
  }

  /// Returns a task for `request`, which begins with `resume()` and calls `completionHandler` once unless it is cancelled.
  public func task(with request: Request, completionHandler: ((HTTPTask.Outcome) -> Void)? = nil) -> HTTPTask {
    HTTPTask(request, in: world, completionHandler: completionHandler)
  }

  /// Returns the answer to `request`; cancelling the task cancels the request.
  ///
  /// - Throws: `NetworkError`, or `CancellationError`.
  public func answer(to request: Request) async throws -> HTTPAnswer {
    try await World.wait(in: world) { receive in
      guard let world else { return nil }
      let task = HTTPTask(request, in: world) { outcome in receive(outcome.mapError { $0 }) }
      task.resume()
      return task
    }
  }
}
