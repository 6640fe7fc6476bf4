// Callback: each request takes the closure that gets the answer.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  // MARK: Contract

  typealias ShowValue = (CellValue) -> Void

  // MARK: View model

  final class ViewModel {
    private var row: CellRow

    init(_ row: CellRow) {
      self.row = row
    }

    func load(_ showC1: ShowValue) {
      showC1(row.c1)
    }

    func typeA1(_ text: String, _ showC1: ShowValue) {
      row.a1 = CellValue(typed: text)
      showC1(row.c1)
    }

    func typeB1(_ text: String, _ showC1: ShowValue) {
      row.b1 = CellValue(typed: text)
      showC1(row.c1)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: ProductScreen
    private let viewModel: ViewModel

    init(_ screen: ProductScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      viewModel.load(screen.c1.show)
      screen.a1.addTarget(self, action: Controller.a1Changed, for: .editingChanged)
      screen.b1.addTarget(self, action: Controller.b1Changed, for: .editingChanged)
    }

    private func a1Changed() {
      viewModel.typeA1(screen.a1.text ?? "", screen.c1.show)
    }

    private func b1Changed() {
      viewModel.typeB1(screen.b1.text ?? "", screen.c1.show)
    }
  }
}
