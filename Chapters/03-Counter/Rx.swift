// Rx: taps go in as streams, the count comes out as a stream.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay {
  // MARK: Contract

  struct Input {
    let up: Observable<Void>
    let down: Observable<Void>
    let reset: Observable<Void>
  }

  // MARK: View model

  final class ViewModel {
    let count: Driver<Count>

    init(_ count: Count, input: Input) {
      // A tap is mapped to the change that it makes, because only scan has the count to which the change applies.
      let changes = Observable<(Count) -> Count>.merge(
        input.up.map { { $0.moved(by: 1) } },
        input.down.map { { $0.moved(by: -1) } },
        input.reset.map { { _ in Count() } })
      self.count = changes.scan(count) { count, change in change(count) }
        .startWith(count)
        .asDriver(onErrorDriveWith: .empty())
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: CounterScreen, _ world: World) {
      let viewModel = ViewModel(
        screen.start,
        input: Input(
          up: screen.up.rx.tap.asObservable(),
          down: screen.down.rx.tap.asObservable(),
          reset: screen.reset.rx.tap.asObservable()))
      viewModel.count.map(\.text).drive(screen.count.rx.text).disposed(by: disposeBag)
    }
  }
}
