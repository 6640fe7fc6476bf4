// Rx: the typed texts go in as streams, the cell that depends on them comes out as a stream.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay {
  // MARK: Contract

  struct Input {
    let a1: Driver<String>
    let b1: Driver<String>
  }

  // MARK: View model

  final class ViewModel {
    let c1: Driver<CellValue>

    init(input: Input) {
      let row = Driver.combineLatest(input.a1, input.b1) { a1, b1 in
        CellRow(a1: CellValue(typed: a1), b1: CellValue(typed: b1))
      }
      c1 = row.map(\.c1)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: ProductScreen, _ world: World) {
      let viewModel = ViewModel(
        input: Input(
          a1: screen.a1.rx.text.orEmpty.asDriver(),
          b1: screen.b1.rx.text.orEmpty.asDriver()))
      viewModel.c1.drive(screen.c1.rx.value).disposed(by: disposeBag)
    }
  }
}

extension Reactive where Base: Label {
  /// Shows the value of a cell.
  var value: Binder<CellValue> {
    Binder(base) { label, value in label.show(value) }
  }
}
