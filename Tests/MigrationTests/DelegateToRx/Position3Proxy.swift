// Step 3, a proxy is notified: it has any number of subscribers, and an ordinary delegate still receives its calls.

import Rx

final class PositionWithProxy: PositionFeature {
  private let receiver: Receiver
  private let disposeBag = DisposeBag()

  init(_ receiver: Receiver, show: @escaping (String) -> Void) {
    self.receiver = receiver
    Observable.merge(
      receiver.rx.positions.map { "at \($0) m" },
      receiver.rx.failures.map { "no position: \($0)" }
    )
    .subscribe(onNext: show)
    .disposed(by: disposeBag)
    receiver.start()
  }

  isolated deinit {
    receiver.stop()
  }
}
