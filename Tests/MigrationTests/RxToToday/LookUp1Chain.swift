// Step 1, Rx: titles are a stream, and the chain says what follows what.

import Rx

final class LookUpWithRx: LookUpFeature {
  private let titles = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  init(_ library: Library, show: @escaping (String) -> Void) {
    titles
      .flatMapLatest { title in
        library.rx.answer(to: "number of \(title)")
          .flatMap { number in library.rx.answer(to: "shelf of \(number)") }
          .map { shelf in "on shelf \(shelf)" }
          .catchAndReturn("not found")
          .asObservable()
          .startWith("looking …")
      }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: show)
      .disposed(by: disposeBag)
  }

  func look(for title: String) {
    titles.accept(title)
  }
}
