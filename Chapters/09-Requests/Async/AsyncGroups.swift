// Async: a race against the clock, and two at once.

import Models
import World

/// What `work` brings, unless the time is over first.
///
/// - Throws: `RequestTrouble.overtime`, and what `work` throws.
nonisolated func within<Value: Sendable>(
  _ limit: Duration, by clock: WorldClock, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask {
      try await clock.sleep(for: limit)
      throw RequestTrouble.overtime(limit)
    }
    group.addTask(operation: work)
    defer { group.cancelAll() }
    for try await value in group { return value }
    throw CancellationError()
  }
}

/// Both values. The first trouble ends the other at once; `async let` would wait for the one that is awaited first.
///
/// - Throws: what comes first of what the two throw.
nonisolated func both<First: Sendable, Second: Sendable>(
  _ first: @escaping @Sendable () async throws -> First, _ second: @escaping @Sendable () async throws -> Second
) async throws -> (First, Second) {
  try await withThrowingTaskGroup(of: Part<First, Second>.self) { group in
    group.addTask { .first(try await first()) }
    group.addTask { .second(try await second()) }
    var (one, other): (First?, Second?)
    for try await part in group {
      switch part {
      case .first(let value): one = value
      case .second(let value): other = value
      }
    }
    guard let one, let other else { throw CancellationError() }
    return (one, other)
  }
}

nonisolated private enum Part<First: Sendable, Second: Sendable>: Sendable {
  case first(First)
  case second(Second)
}
