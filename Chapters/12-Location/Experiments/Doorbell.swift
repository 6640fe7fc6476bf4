import KeyValueObserving
import RxControls

/// A class of one's own that has a delegate: a door with a bell.
final class Doorbell: KeyValueObservable, HasDelegate {
  nonisolated let observers = ObserverStore()
  weak var delegate: (any DoorbellDelegate)?

  /// Somebody rings.
  ///
  /// - Returns: whether the door opens.
  func ring(_ visitor: String) -> Bool {
    delegate?.doorbell(self, didRing: visitor)
    return delegate?.doorbell(self, shouldOpenFor: visitor) ?? false
  }
}

/// What the door tells, and what it asks.
protocol DoorbellDelegate: AnyObject {
  func doorbell(_ doorbell: Doorbell, didRing visitor: String)
  func doorbell(_ doorbell: Doorbell, shouldOpenFor visitor: String) -> Bool
}
