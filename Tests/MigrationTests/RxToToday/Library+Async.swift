import Foundation

nonisolated extension Library {
  /// Asks, and waits for the answer. Cancelling the task calls the question off.
  ///
  /// - Throws: what the library answers, or `CancellationError`.
  func answer(to text: String) async throws -> String {
    let asking = Asking()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        asking.begin(self) { self.ask(text) { continuation.resume(with: $0) } }
      }
    } onCancel: {
      asking.cancel(self)
    }
  }
}

/// The question of one task, which may be cancelled before it is asked, meanwhile, or never.
nonisolated private final class Asking: @unchecked Sendable {
  private let lock = NSLock()
  private var question: Question?
  private var isCancelled = false

  func begin(_ library: Library, _ ask: () -> Question) {
    let asked = ask()
    let isLate = lock.withLock {
      question = asked
      return isCancelled
    }
    if isLate { library.cancel(asked) }
  }

  func cancel(_ library: Library) {
    let asked = lock.withLock {
      isCancelled = true
      return question
    }
    if let asked { library.cancel(asked) }
  }
}
