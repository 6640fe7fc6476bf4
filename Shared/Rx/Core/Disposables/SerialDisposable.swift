/// A container for one disposable at a time: setting the next one disposes the previous one.
public final class SerialDisposable: DisposeBase, Cancelable {
  private let lock = Lock()
  private var current: (any Disposable)?
  private var isDone = false

  /// Creates an empty container.
  public override init() {
    super.init()
  }

  /// A Boolean value indicating whether `dispose` was called.
  public var isDisposed: Bool {
    lock.withLock { isDone }
  }

  /// The contained disposable; an empty one if there is none. Setting it disposes the previous one, or the new one at
  /// once if this is already disposed.
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

  /// Disposes the contained disposable, and every one that is set later.
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
