// Rx, with a cell that depends on one that depends: one more stream, from the same source.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay {
  enum Sum {}
}

extension RxWay.Sum {
  // MARK: Contract

  struct Input {
    let a1: Driver<String>
    let b1: Driver<String>
  }

  // MARK: View model

  final class ViewModel {
    let c1: Driver<CellValue>
    let d1: Driver<CellValue>

    init(input: Input) {
      let row = Driver.combineLatest(input.a1, input.b1) { a1, b1 in
        CellRow(a1: CellValue(typed: a1), b1: CellValue(typed: b1))
      }
      c1 = row.map(\.c1)
      // Not from c1 and a1: each key in A1 would change D1 twice, once with the old A1.
      d1 = row.map(\.d1)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: SumScreen, _ world: World) {
      let viewModel = ViewModel(
        input: Input(
          a1: screen.a1.rx.text.orEmpty.asDriver(),
          b1: screen.b1.rx.text.orEmpty.asDriver()))
      viewModel.c1.drive(screen.c1.rx.value).disposed(by: disposeBag)
      viewModel.d1.drive(screen.d1.rx.value).disposed(by: disposeBag)
    }
  }
}
