// Step 2, a separate object is notified and feeds two relays: the feature is no longer a delegate.

import Rx

final class ReceiverListener: ReceiverDelegate {
  let positions = PublishRelay<Int>()
  // Failures are elements: as an error, the first would be the end of all.
  let failures = PublishRelay<String>()

  func receiver(_ receiver: Receiver, didMoveTo metres: Int) {
    positions.accept(metres)
  }

  func receiver(_ receiver: Receiver, didFailWith reason: String) {
    failures.accept(reason)
  }
}

final class PositionWithListener: PositionFeature {
  private let receiver: Receiver
  // Held here, for a delegate is held weakly there.
  private let listener = ReceiverListener()
  private let disposeBag = DisposeBag()

  init(_ receiver: Receiver, show: @escaping (String) -> Void) {
    self.receiver = receiver
    listener.positions.subscribe(onNext: { show("at \($0) m") }).disposed(by: disposeBag)
    listener.failures.subscribe(onNext: { show("no position: \($0)") }).disposed(by: disposeBag)
    receiver.delegate = listener
    receiver.start()
  }

  isolated deinit {
    receiver.stop()
  }
}
