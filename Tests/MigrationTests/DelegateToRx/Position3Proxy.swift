// Step 3, a proxy is told: any number may listen, and an ordinary delegate goes on hearing.

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
