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

  override func disposed() {
    lock.lock()
    let last = current
    current = nil
    lock.unlock()
    last?.dispose()
  }
}
