// Async: a race against the clock, and two requests at once.

import Models
import World

/// Returns the result of `work` if it ends within the time limit.
///
/// - Throws: `RequestTrouble.overtime` after the limit, and the errors of `work`.
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

/// Returns both values. The first error cancels the other at once; `async let` would await its first value before that.
///
/// - Throws: The first error of the two.
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
