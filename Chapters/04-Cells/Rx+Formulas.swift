// Rx, with a sheet of formulas: the texts are combined into a sheet, and each cell is a view of it.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay {
  enum Formulas {}
}

extension RxWay.Formulas {
  // MARK: Contract

  struct Input {
    let texts: [Driver<String>]
  }

  // MARK: View model

  final class ViewModel {
    private let sheet: Driver<Sheet>

    init(input: Input) {
      // One stream for the whole sheet: a network of streams, one for each reference, would glitch, and a cycle in it
      // would never end.
      sheet = Driver.combineLatest(input.texts) { Sheet($0) }
    }

    func value(of cell: CellReference) -> Driver<CellValue> {
      sheet.map { $0[cell] }.distinctUntilChanged()
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: SheetScreen, _ world: World) {
      let viewModel = ViewModel(
        input: Input(
          texts: CellReference.all.map { screen.field($0).rx.text.orEmpty.asDriver() }))
      for cell in CellReference.all {
        viewModel.value(of: cell).drive(screen.value(cell).rx.value).disposed(by: disposeBag)
      }
    }
  }
}
