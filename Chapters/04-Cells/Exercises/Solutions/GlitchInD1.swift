@testable import Cells
import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension GlitchInD1 {
  final class ViewModel {
    let c1: Driver<CellValue>
    let d1: Driver<CellValue>

    init(input: RxWay.Sum.Input) {
      let a1 = input.a1.map(CellValue.init(typed:))
      let b1 = input.b1.map(CellValue.init(typed:))
      #if SOLVED
      let row = Driver.combineLatest(a1, b1) { CellRow(a1: $0, b1: $1) }
      c1 = row.map(\.c1)
      d1 = row.map(\.d1)
      #else
      c1 = Driver.combineLatest(a1, b1) { $0 * $1 }
      d1 = Driver.combineLatest(c1, a1) { $0 + $1 }
      #endif
    }
  }

  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: SumScreen, _ world: World) {
      let viewModel = ViewModel(
        input: RxWay.Sum.Input(
          a1: screen.a1.rx.text.orEmpty.asDriver(),
          b1: screen.b1.rx.text.orEmpty.asDriver()))
      viewModel.c1.drive(screen.c1.rx.value).disposed(by: disposeBag)
      viewModel.d1.drive(screen.d1.rx.value).disposed(by: disposeBag)
    }
  }
}
