import KeyValueObserving

/// The device of this migration: it tells its one delegate where it is.
final class Receiver: KeyValueObservable {
  nonisolated let observers = ObserverStore()
  weak var delegate: (any ReceiverDelegate)?
  private(set) var isOn = false

  func start() {
    isOn = true
  }

  func stop() {
    isOn = false
  }

  /// Moves the receiver, which notifies its delegate while it is on.
  func move(to metres: Int) {
    if isOn { delegate?.receiver(self, didMoveTo: metres) }
  }

  /// Takes away the signal.
  func lose() {
    if isOn { delegate?.receiver(self, didFailWith: "no signal") }
  }
}

protocol ReceiverDelegate: AnyObject {
  func receiver(_ receiver: Receiver, didMoveTo metres: Int)
  func receiver(_ receiver: Receiver, didFailWith reason: String)
}
