import Dispatch

/// Comes back after everything that was on the real main queue before.
@MainActor func mainQueueTurn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
