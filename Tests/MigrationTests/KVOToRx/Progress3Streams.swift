// Step 3, each property is a stream: what is shown is made of their latest values, and no more of the object.

import Rx
import RxControls

extension Download: @MainActor ReactiveCompatible {}

final class ProgressWithStreams: ProgressFeature {
  private let disposeBag = DisposeBag()

  init(_ download: Download, show: @escaping (String) -> Void) {
    Observable.combineLatest(
      download.rx.observe(\.fraction),
      download.rx.observe(\.isFinished)
    )
    .subscribe(onNext: { show(progressText($0, $1)) })
    .disposed(by: disposeBag)
  }
}
