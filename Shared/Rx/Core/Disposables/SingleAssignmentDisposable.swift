/// A place for one disposable that comes later. If this is disposed first, the other is disposed as it comes.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
  private let lock = Lock()
  private var current: (any Disposable)?
  private var isAssigned = false
  private var isDone = false

  /// A place that is still empty.
  public override init() {
    super.init()
  }

  /// Whether `dispose` was called.
  public var isDisposed: Bool {
    lock.withLock { isDone }
  }

  /// Fills the place. It may be filled only once: a second call is a mistake in the program and stops it.
  public func setDisposable(_ disposable: any Disposable) {
    let (again, late) = lock.withLock {
      let again = isAssigned
      isAssigned = true
      if !isDone { current = disposable }
      return (again, isDone)
    }
    precondition(!again, "SingleAssignmentDisposable got a second disposable")
    if late { disposable.dispose() }
  }

  /// Disposes what was put in, or will be.
  public func dispose() {
    let disposable = lock.withLock {
      isDone = true
      let disposable = current
      current = nil
      return disposable
    }
    disposable?.dispose()
  }
}
