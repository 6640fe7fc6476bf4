// Today: a race against the clock, and two requests at once.

import Models
import World

/// Returns the result of `work` if it ends within the time limit.
///
/// - Throws: `RequestTrouble.overtime` after the limit, and the errors of `work`.
func within<Value: Sendable>(
  _ limit: Duration, by clock: WorldClock, _ work: @escaping @MainActor () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask {
      try await clock.sleep(for: limit)
      throw RequestTrouble.overtime(limit)
    }
    group.addTask(operation: work)
    guard let value = try await group.next() else { throw CancellationError() }
    group.cancelAll()
    return value
  }
}

/// Returns both values. The first error cancels the other at once; `async let` would await its first value before that.
///
/// - Throws: The first error of the two.
func both<First: Sendable, Second: Sendable>(
  _ first: @escaping @MainActor () async throws -> First, _ second: @escaping @MainActor () async throws -> Second
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

private enum Part<First: Sendable, Second: Sendable> {
  case first(First)
  case second(Second)
}
