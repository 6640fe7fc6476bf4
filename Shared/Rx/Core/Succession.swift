import Synchronization

/// A stage that subscribes to one source after another: the mechanics of `concat`, `catch(sequence:)` and `retry`.
///
/// A source that ends while it is being subscribed does not deepen the stack: the next one is begun from the loop.
class Succession<Element>: SerialForward<Element> {
  private final let pending = Atomic<Int>(0)

  /// Subscribes to the next source. Called by `advance`.
  func subscribeNext() {
    preconditionFailure("a succession overrides subscribeNext")
  }

  /// Goes on to the next source: now, or when the subscription that is under way returns.
  final func advance() {
    guard pending.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    repeat {
      if !isDisposed { subscribeNext() }
    } while pending.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }
}
