// Step 4, streams at the border: texts go in as a stream, lines come out as a driver.

import Dispatch
import Rx
import RxControls
import World

struct SearchModel {
  let lines: Driver<String>

  init(_ directory: Directory, _ world: World, texts: Observable<String>) {
    lines =
      texts
      .debounce(.milliseconds(300), scheduler: WorldScheduler(world))
      .flatMapLatest { text in
        directory.rx.find(text)
          .map(line)
          .asDriver(onErrorJustReturn: "no answer")
          .startWith("searching …")
      }
      .asDriver(onErrorDriveWith: .empty())
  }
}

/// The rest of the feature: the input and the output. On a screen these are `rx.text` and a label.
final class SearchWithDriver: SearchFeature {
  private let texts = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  init(_ directory: Directory, _ world: World, show: @escaping (String) -> Void) {
    SearchModel(directory, world, texts: texts.asObservable()).lines
      .drive(onNext: show)
      .disposed(by: disposeBag)
  }

  func type(_ text: String) {
    texts.accept(text)
  }
}
