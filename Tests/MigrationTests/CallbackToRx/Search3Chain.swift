// Step 3, the texts are a stream: pause and question are words in a chain.

import Dispatch
import Rx
import RxControls
import World

final class SearchWithChain: SearchFeature {
  private let texts = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  init(_ directory: Directory, _ world: World, show: @escaping (String) -> Void) {
    texts
      .debounce(.milliseconds(300), scheduler: WorldScheduler(world))
      .flatMapLatest { text in
        directory.rx.find(text)
          .map(line)
          .catchAndReturn("no answer")
          .asObservable()
          .startWith("searching …")
      }
      .subscribe(onNext: show)
      .disposed(by: disposeBag)
  }

  func type(_ text: String) {
    texts.accept(text)
  }
}
