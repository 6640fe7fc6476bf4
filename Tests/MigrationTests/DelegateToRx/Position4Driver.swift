// Step 4, the first subscription starts the receiver, and the disposal of the last one stops it.

import Rx
import RxControls

struct PositionModel {
  let lines: Driver<String>

  init(_ receiver: Receiver) {
    lines = Observable.merge(
      receiver.rx.positions.map { "at \($0) m" },
      receiver.rx.failures.map { "no position: \($0)" }
    )
    .do(onSubscribed: { receiver.start() }, onDispose: { receiver.stop() })
    .asDriver(onErrorDriveWith: .empty())
  }
}

/// The rest of the feature: it shows the lines.
final class PositionWithDriver: PositionFeature {
  private let disposeBag = DisposeBag()

  init(_ receiver: Receiver, show: @escaping (String) -> Void) {
    PositionModel(receiver).lines.drive(onNext: show).disposed(by: disposeBag)
  }
}
