import KeyValueObserving

/// What is watched in this migration: a download, which tells how far it is.
final class Download: KeyValueObservable {
  nonisolated let observers = ObserverStore()
  @Observed private(set) var fraction = 0.0
  @Observed private(set) var isFinished = false

  /// What the world does.
  func advance(to fraction: Double) {
    self.fraction = fraction
  }

  /// What the world does: two properties change, one after the other.
  func finish() {
    fraction = 1
    isFinished = true
  }
}

/// How far it is, as the screen shows it.
func progressText(_ fraction: Double, _ isFinished: Bool) -> String {
  isFinished ? "done" : "\(Int(fraction * 100)) %"
}
