// Step 1, a delegate: the feature itself is notified.

final class PositionWithDelegate: PositionFeature, ReceiverDelegate {
  private let receiver: Receiver
  private let show: (String) -> Void

  init(_ receiver: Receiver, show: @escaping (String) -> Void) {
    self.receiver = receiver
    self.show = show
    receiver.delegate = self
    receiver.start()
  }

  isolated deinit {
    receiver.stop()
  }

  func receiver(_ receiver: Receiver, didMoveTo metres: Int) {
    show("at \(metres) m")
  }

  func receiver(_ receiver: Receiver, didFailWith reason: String) {
    show("no position: \(reason)")
  }
}
