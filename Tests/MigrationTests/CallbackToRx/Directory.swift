import World

/// The service of this migration: it finds names, and tells them to a closure.
final class Directory {
  let world: World

  init(_ world: World) {
    self.world = world
  }

  /// Asks for the names that begin with `text`; a single letter takes three seconds, anything else one. "?" fails.
  func find(_ text: String, _ answer: @escaping (Result<[String], any Error>) -> Void) -> any Cancellable {
    world.schedule(after: .seconds(text.count == 1 ? 3 : 1)) {
      answer(text == "?" ? .failure(NoAnswer()) : .success(Self.names.filter { $0.hasPrefix(text) }))
    }
  }

  private static let names = ["Ada", "Alan", "Grace"]
}

nonisolated struct NoAnswer: Error {}

/// Found names, as the screen shows them.
func line(_ names: [String]) -> String {
  names.isEmpty ? "nobody" : names.joined(separator: ", ")
}
