@testable import Cells
import Controls
import Models
import Stage
import World

extension ForgottenCell {
  // MARK: Contract

  typealias ShowValue = (CellValue) -> Void

  // MARK: View model

  final class ViewModel {
    private var row: CellRow

    init(_ row: CellRow) {
      self.row = row
    }

    func load(_ showC1: ShowValue, _ showD1: ShowValue) {
      showC1(row.c1)
      showD1(row.d1)
    }

    func typeA1(_ text: String, _ showC1: ShowValue, _ showD1: ShowValue) {
      row.a1 = CellValue(typed: text)
      showC1(row.c1)
      showD1(row.d1)
    }

    #if SOLVED
    func typeB1(_ text: String, _ showC1: ShowValue, _ showD1: ShowValue) {
      row.b1 = CellValue(typed: text)
      showC1(row.c1)
      showD1(row.d1)
    }
    #else
    func typeB1(_ text: String, _ showC1: ShowValue) {
      row.b1 = CellValue(typed: text)
      showC1(row.c1)
    }
    #endif
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: SumScreen
    private let viewModel: ViewModel

    init(_ screen: SumScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      viewModel.load(screen.c1.show, screen.d1.show)
      screen.a1.addTarget(self, action: Yours.a1Changed, for: .editingChanged)
      screen.b1.addTarget(self, action: Yours.b1Changed, for: .editingChanged)
    }

    private func a1Changed() {
      viewModel.typeA1(screen.a1.text ?? "", screen.c1.show, screen.d1.show)
    }

    private func b1Changed() {
      #if SOLVED
      viewModel.typeB1(screen.b1.text ?? "", screen.c1.show, screen.d1.show)
      #else
      viewModel.typeB1(screen.b1.text ?? "", screen.c1.show)
      #endif
    }
  }
}
