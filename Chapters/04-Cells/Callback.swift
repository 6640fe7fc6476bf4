// Callback: the view model stores one closure for its answers, and forgets it when it gets another.

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
    var onC1Change: ShowValue?

    init(_ row: CellRow) {
      self.row = row
    }

    func load() {
      onC1Change?(row.c1)
    }

    func typeA1(_ text: String) {
      row.a1 = CellValue(typed: text)
      onC1Change?(row.c1)
    }

    func typeB1(_ text: String) {
      row.b1 = CellValue(typed: text)
      onC1Change?(row.c1)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: ProductScreen
    private let viewModel: ViewModel

    init(_ screen: ProductScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      viewModel.onC1Change = { [weak self] value in self?.screen.c1.show(value) }
      viewModel.load()
      screen.a1.addTarget(self, action: Controller.a1Changed, for: .editingChanged)
      screen.b1.addTarget(self, action: Controller.b1Changed, for: .editingChanged)
    }

    private func a1Changed() {
      viewModel.typeA1(screen.a1.text ?? "")
    }

    private func b1Changed() {
      viewModel.typeB1(screen.b1.text ?? "")
    }
  }
}
