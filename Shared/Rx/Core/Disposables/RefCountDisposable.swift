/// A disposable that takes effect once it *and* all its dependents are disposed.
public final class RefCountDisposable: DisposeBase, Cancelable {
  private let lock = Lock()
  private var disposable: (any Disposable)?
  private var count = 0
  private var primaryIsDisposed = false

  /// Guards `disposable`.
  public init(disposable: any Disposable) {
    self.disposable = disposable
    super.init()
  }

  /// A Boolean value indicating whether the guarded disposable was disposed.
  public var isDisposed: Bool {
    lock.withLock { disposable == nil }
  }

  /// A dependent disposable, that keeps the guarded one alive; one without effect if that is already disposed.
  public func retain() -> any Disposable {
    let isAlive = lock.withLock {
      guard disposable != nil else { return false }
      count += 1
      return true
    }
    return isAlive ? Disposables.create(with: release) : Disposables.create()
  }

  /// Disposes the guarded one as soon as no dependent is left.
  public func dispose() {
    takeIfUnused { primaryIsDisposed = true }?.dispose()
  }

  private func release() {
    takeIfUnused { count -= 1 }?.dispose()
  }

  private func takeIfUnused(after change: () -> Void) -> (any Disposable)? {
    lock.withLock {
      change()
      guard primaryIsDisposed, count == 0 else { return nil }
      let disposable = disposable
      self.disposable = nil
      return disposable
    }
  }
}
