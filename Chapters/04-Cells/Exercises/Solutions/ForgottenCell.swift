@testable import Cells
import Controls
import Models
import Stage
import World

extension ForgottenCell {
  typealias ShowValue = (CellValue) -> Void

  final class ViewModel {
    private var row: CellRow
    var onC1Change: ShowValue?
    var onD1Change: ShowValue?

    init(_ row: CellRow) {
      self.row = row
    }

    func load() {
      onC1Change?(row.c1)
      onD1Change?(row.d1)
    }

    func typeA1(_ text: String) {
      row.a1 = CellValue(typed: text)
      onC1Change?(row.c1)
      onD1Change?(row.d1)
    }

    func typeB1(_ text: String) {
      row.b1 = CellValue(typed: text)
      onC1Change?(row.c1)
      #if SOLVED
      onD1Change?(row.d1)
      #endif
    }
  }

  final class Yours: Wiring {
    private let screen: SumScreen
    private let viewModel: ViewModel

    init(_ screen: SumScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      viewModel.onC1Change = { [weak self] value in self?.screen.c1.show(value) }
      viewModel.onD1Change = { [weak self] value in self?.screen.d1.show(value) }
      viewModel.load()
      screen.a1.addTarget(self, action: Yours.a1Changed, for: .editingChanged)
      screen.b1.addTarget(self, action: Yours.b1Changed, for: .editingChanged)
    }

    private func a1Changed() {
      viewModel.typeA1(screen.a1.text ?? "")
    }

    private func b1Changed() {
      viewModel.typeB1(screen.b1.text ?? "")
    }
  }
}
