import Dispatch

/// The wait of a task in a world: it ends once, with a value, an error, or because the task is cancelled.
@MainActor
final class Wait<Value: Sendable> {
  private var continuation: CheckedContinuation<Value, any Error>?
  private var call: (any Cancellable)?
  private var isCancelled = false

  nonisolated init() {}

  func begin(
    _ continuation: CheckedContinuation<Value, any Error>,
    _ start: (@escaping @MainActor (Result<Value, any Error>) -> Void) -> (any Cancellable)?
  ) {
    self.continuation = continuation
    // A task may have been cancelled before it came here.
    if isCancelled { return end(.failure(CancellationError())) }
    call = start(end)
    if call == nil { cancel() }
  }

  func cancel() {
    isCancelled = true
    call?.cancel()
    end(.failure(CancellationError()))
  }

  private func end(_ result: Result<Value, any Error>) {
    call = nil
    continuation.take()?.resume(with: result)
  }
}

extension World {
  /// Suspends the running task until `start` has called back, and cancels what it began if the task is cancelled.
  ///
  /// - Parameters:
  ///   - world: the world to which the task belongs, as far as it is still there.
  ///   - start: begins something that calls back once, and returns it; `nil` if that cannot be.
  /// - Throws: the error that `start` hands over, or `CancellationError`.
  public static func wait<Value: Sendable>(
    in world: World?,
    _ start: @MainActor (@escaping @MainActor (Result<Value, any Error>) -> Void) -> (any Cancellable)?
  ) async throws -> Value {
    if !TaskRunner.isInstalled { world?.reportMissingHooks() }
    let wait = Wait<Value>()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in wait.begin(continuation, start) }
    } onCancel: { [weak world] in
      if World.isMainQueue {
        MainActor.assumeIsolated { wait.cancel() }
      } else if let world {
        world.post { wait.cancel() }
      } else {
        DispatchQueue.main.async { wait.cancel() }
      }
    }
  }

  private func reportMissingHooks() {
    guard !hasReportedMissingHooks else { return }
    hasReportedMissingHooks = true
    tell(
      "The Swift runtime of this system lacks the hooks by which a world runs tasks: they run by the real clock. "
        + "Use a toolchain whose runtime is a shared library.")
  }
}
