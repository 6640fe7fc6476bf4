import World

extension Directory {
  /// Asks for the names that begin with `text`. Cancelling the task calls the question off.
  ///
  /// - Throws: what the directory answers, or `CancellationError`.
  func names(beginningWith text: String) async throws -> [String] {
    try await World.wait(in: world) { [self] answer in find(text, answer) }
  }
}
