/// A place for one subscription at a time: a new one ends the one before.
final class SerialSubscription: Subscription {
  private let lock = Lock()
  // Used under the lock.
  @exclusivity(unchecked) private var current: Subscription?

  /// Puts in `new`, or nothing, and disposes what was there; or `new` itself if this is disposed already.
  func replace(by new: Subscription?) {
    lock.lock()
    let isLate = isDisposed
    let surplus = isLate ? new : current
    if !isLate { current = new }
    lock.unlock()
    surplus?.dispose()
  }

  /// Puts in `new` beside what is there.
  func add(_ new: Subscription) {
    lock.lock()
    let isLate = isDisposed
    if !isLate { current = current.map { DisposableList([$0, new]) } ?? new }
    lock.unlock()
    if isLate { new.dispose() }
  }

  /// What is in the place.
  var content: Subscription? { lock.withLock { current } }

  override func disposed() {
    lock.lock()
    let last = current
    current = nil
    lock.unlock()
    last?.dispose()
  }
}
