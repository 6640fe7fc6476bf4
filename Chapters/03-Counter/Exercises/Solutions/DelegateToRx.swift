@testable import Counter
import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension DelegateToRx {
  struct Input {
    let up: Observable<Void>
    let down: Observable<Void>
    let reset: Observable<Void>
  }

  final class ViewModel {
    let count: Driver<Count>

    init(_ count: Count, input: Input) {
      #if SOLVED
      let changes = Observable<(Count) -> Count>.merge(
        input.up.map { { $0.moved(by: 1) } },
        input.down.map { { $0.moved(by: -1) } },
        input.reset.map { { _ in Count() } })
      self.count = changes.scan(count) { count, change in change(count) }
        .startWith(count)
        .asDriver(onErrorDriveWith: .empty())
      #else
      self.count = .empty()
      #endif
    }
  }

  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: CounterScreen, _ world: World) {
      #if SOLVED
      let viewModel = ViewModel(
        screen.start,
        input: Input(
          up: screen.up.rx.tap.asObservable(),
          down: screen.down.rx.tap.asObservable(),
          reset: screen.reset.rx.tap.asObservable()))
      viewModel.count.map(\.text).drive(screen.count.rx.text).disposed(by: disposeBag)
      #endif
    }
  }
}
