import World

extension Directory {
  /// Returns the names that begin with `text`. Cancelling the task cancels the request.
  ///
  /// - Throws: The directory's error, or `CancellationError`.
  func names(beginningWith text: String) async throws -> [String] {
    try await World.wait(in: world) { [self] answer in find(text, answer) }
  }
}
