import KeyValueObserving
import RxControls

/// A class of your own with a delegate: a door with a bell.
final class Doorbell: KeyValueObservable, HasDelegate {
  nonisolated let observers = ObserverStore()
  weak var delegate: (any DoorbellDelegate)?

  /// Rings the bell.
  ///
  /// - Returns: True if the door opens.
  func ring(_ visitor: String) -> Bool {
    delegate?.doorbell(self, didRing: visitor)
    return delegate?.doorbell(self, shouldOpenFor: visitor) ?? false
  }
}

/// The delegate of a door: it gets notifications and answers a question.
protocol DoorbellDelegate: AnyObject {
  func doorbell(_ doorbell: Doorbell, didRing visitor: String)
  func doorbell(_ doorbell: Doorbell, shouldOpenFor visitor: String) -> Bool
}
