/// What happens elsewhere, for a test that waits for it.
nonisolated final class Events<Value: Sendable>: Sendable {
  private let stream: AsyncStream<Value>
  private let continuation: AsyncStream<Value>.Continuation

  init(of type: Value.Type = Value.self) {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func add(_ value: Value) {
    continuation.yield(value)
  }

  /// The next one, as soon as it is there.
  func next() async -> Value? {
    for await value in stream { return value }
    return nil
  }
}
