/// A place for one disposable at a time: putting in the next disposes the one before.
public final class SerialDisposable: DisposeBase, Cancelable {
  private let lock = Lock()
  private var current: (any Disposable)?
  private var isDone = false

  /// A place that is still empty.
  public override init() {
    super.init()
  }

  /// Whether `dispose` was called.
  public var isDisposed: Bool {
    lock.withLock { isDone }
  }

  /// What is in the place; an empty disposable if there is nothing. Setting it disposes what was there before, or the
  /// new one at once if this is already disposed.
  public var disposable: any Disposable {
    get { lock.withLock { current } ?? Disposables.create() }
    set {
      let surplus = lock.withLock {
        if isDone { return newValue as (any Disposable)? }
        let before = current
        current = newValue
        return before
      }
      surplus?.dispose()
    }
  }

  /// Disposes what is in the place, and all that will be put there.
  public func dispose() {
    let before = lock.withLock {
      isDone = true
      let before = current
      current = nil
      return before
    }
    before?.dispose()
  }
}
