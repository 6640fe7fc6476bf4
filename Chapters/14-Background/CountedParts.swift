import Models
import World

/// The states of a count whose parts are counted off the main actor, each when the loop over them asks for it.
nonisolated struct CountedParts: AsyncSequence, AsyncIteratorProtocol {
  private var parts: WordCounting.Iterator
  private let world: World

  init(_ text: String, in world: World) {
    parts = WordCounting(text).makeIterator()
    self.world = world
  }

  func makeAsyncIterator() -> CountedParts { self }

  @concurrent mutating func next() async throws -> CountingState? {
    guard let state = parts.next() else { return nil }
    try await world.backgroundTurn()
    return state
  }
}

nonisolated extension World {
  /// Suspends the task so that other work can run, as `Task.yield()` does in an app. In a virtual world, it also lets
  /// `backgroundTime` pass, which stands for the time that the previous part took. Call it off the main actor.
  ///
  /// - Throws: `CancellationError`.
  fileprivate nonisolated(nonsending) func backgroundTurn() async throws {
    let turns = AsyncStream { continuation in
      let work = background {
        continuation.yield()
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
    for await _ in turns { return }
    throw CancellationError()
  }
}
