import Foundation

/// A value that any thread may read and change.
nonisolated final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value { lock.withLock { stored } }

  func change(_ body: (inout Value) -> Void) {
    lock.withLock { body(&stored) }
  }
}

/// Events that happen elsewhere, for a test that waits for them.
nonisolated final class Events<Value: Sendable>: Sendable {
  private let stream: AsyncStream<Value>
  private let continuation: AsyncStream<Value>.Continuation

  init(of type: Value.Type = Value.self) {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func add(_ value: Value) {
    continuation.yield(value)
  }

  /// Returns the next event as soon as it is there.
  func next() async -> Value? {
    for await value in stream { return value }
    return nil
  }
}
