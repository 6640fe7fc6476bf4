import KeyValueObserving

/// The observed object of this migration: a download with its progress.
final class Download: KeyValueObservable {
  nonisolated let observers = ObserverStore()
  @Observed private(set) var fraction = 0.0
  @Observed private(set) var isFinished = false

  /// Makes progress.
  func advance(to fraction: Double) {
    self.fraction = fraction
  }

  /// Finishes the download: two properties change, one after the other.
  func finish() {
    fraction = 1
    isFinished = true
  }
}

/// Returns the progress as the screen shows it.
func progressText(_ fraction: Double, _ isFinished: Bool) -> String {
  isFinished ? "done" : "\(Int(fraction * 100)) %"
}
