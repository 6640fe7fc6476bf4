// Step 4, a driver of the text: its subscriber knows neither the download nor its properties.

import Rx
import RxControls

extension Reactive where Base: Download {
  /// The progress as a text, emitted when the text changes.
  @MainActor var progressText: Driver<String> {
    Observable.combineLatest(observe(\.fraction), observe(\.isFinished))
      .map { MigrationTests.progressText($0, $1) }
      .distinctUntilChanged()
      .asDriver(onErrorDriveWith: .empty())
  }
}

final class ProgressWithDriver: ProgressFeature {
  private let disposeBag = DisposeBag()

  init(_ download: Download, show: @escaping (String) -> Void) {
    download.rx.progressText.drive(onNext: show).disposed(by: disposeBag)
  }
}
