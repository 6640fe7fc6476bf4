/// Records the events of the library and the screen, from any thread; a test waits for an event, and never for a time.
nonisolated final class Happenings: Sendable {
  private let stream: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func note(_ happening: String) {
    continuation.yield(happening)
  }

  /// Waits until so much has happened, and returns it in alphabetical order: their order may differ between threads.
  func next(_ count: Int) async -> [String] {
    var happened: [String] = []
    var iterator = stream.makeAsyncIterator()
    while happened.count < count, let next = await iterator.next() { happened.append(next) }
    return happened.sorted()
  }

  /// All that has happened and was not waited for.
  func rest() async -> [String] {
    continuation.finish()
    var happened: [String] = []
    for await next in stream { happened.append(next) }
    return happened
  }
}
