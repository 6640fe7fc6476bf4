import Synchronization

/// A flag that can be set once: whether somebody still wants the work.
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

  /// Whether `dispose` was called.
  public var isDisposed: Bool {
    state.load(ordering: .acquiring)
  }

  /// Sets the flag.
  public func dispose() {
    state.store(true, ordering: .releasing)
  }
}
