import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay.Sum {
  /// What `--quiz` plants.
  enum UntriggeredRow {
    typealias Input = RxWay.Sum.Input
    typealias Output = RxWay.Sum.Output
  }
}

extension RxWay.Sum.UntriggeredRow {
  // MARK: View model

  final class ViewModel: Output {
    let c1: Driver<CellValue>
    let d1: Driver<CellValue>

    init(input: Input) {
      // Fault: Only a key in A1 makes a new row; what B1 says is looked up then.
      let row = input.a1.withLatestFrom(input.b1) { a1, b1 in
        CellRow(a1: CellValue(typed: a1), b1: CellValue(typed: b1))
      }
      c1 = row.map(\.c1)
      // Not from c1 and a1: each key in A1 would come twice, once with the old A1.
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
