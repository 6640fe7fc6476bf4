import Synchronization

/// Waits for the one outcome of a subscription. A task that is cancelled disposes the subscription.
///
/// - Parameter subscribe: subscribes, and calls `resume` with the outcome. Only the first call counts: the one for the
///   disposal, which comes in every case, has to be last.
func outcome<Value>(
  of subscribe: (_ resume: @escaping (Result<Value, any Error>) -> Void) -> any Disposable
) async throws -> Value {
  // Any thread may dispose.
  nonisolated(unsafe) let subscription = SingleAssignmentDisposable()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      let waiting = Waiting(continuation)
      subscription.setDisposable(subscribe(waiting.resume))
    }
  } onCancel: {
    subscription.dispose()
  }
}

/// A continuation that is resumed once, even when result and cancellation come at the same time.
private final class Waiting<Value> {
  private let continuation: CheckedContinuation<Value, any Error>
  private let isResumed = Atomic<Bool>(false)

  init(_ continuation: CheckedContinuation<Value, any Error>) {
    self.continuation = continuation
  }

  func resume(_ result: Result<Value, any Error>) {
    guard !isResumed.exchange(true, ordering: .relaxed) else { return }
    // As with every element, the sender ensures that the receiving thread may use it.
    nonisolated(unsafe) let result = result
    continuation.resume(with: result)
  }
}
