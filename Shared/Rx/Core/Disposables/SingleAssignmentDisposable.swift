/// A container for one disposable that is set later. If this is disposed first, the other is disposed when it is set.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
  private let lock = Lock()
  private var current: (any Disposable)?
  private var isAssigned = false
  private var isDone = false

  /// Creates an empty container.
  public override init() {
    super.init()
  }

  /// A Boolean value indicating whether `dispose` was called.
  public var isDisposed: Bool {
    lock.withLock { isDone }
  }

  /// Sets the disposable. It may be set only once: a second call is a programming error and stops the program.
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

  /// Disposes the contained disposable, now or when it is set.
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
