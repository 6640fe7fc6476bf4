import Synchronization

/// A flag that is set once, when the work is no longer wanted.
public final class BooleanDisposable: Cancelable {
  private let state: Atomic<Bool>

  /// Not disposed yet.
  public init() {
    state = Atomic(false)
  }

  /// Disposed already if `isDisposed`.
  public init(isDisposed: Bool) {
    state = Atomic(isDisposed)
  }

  /// A Boolean value indicating whether `dispose` was called.
  public var isDisposed: Bool {
    state.load(ordering: .acquiring)
  }

  /// Sets the flag.
  public func dispose() {
    state.store(true, ordering: .releasing)
  }
}
