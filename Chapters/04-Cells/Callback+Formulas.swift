// Callback, with a sheet of formulas: the stored closure gets every cell that another one changed.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  enum Formulas {}
}

extension CallbackWay.Formulas {
  // MARK: Contract

  typealias ShowValue = (CellReference, CellValue) -> Void

  // MARK: View model

  final class ViewModel {
    private var sheet: Sheet
    var onChange: ShowValue?

    init(_ sheet: Sheet) {
      self.sheet = sheet
    }

    func load() {
      for cell in CellReference.all { onChange?(cell, sheet[cell]) }
    }

    func type(_ text: String, into cell: CellReference) {
      for changed in sheet.type(text, into: cell) { onChange?(changed, sheet[changed]) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: SheetScreen
    private let viewModel: ViewModel

    init(_ screen: SheetScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.sheet)
      viewModel.onChange = { [weak self] cell, value in self?.screen.show(cell, value) }
      viewModel.load()
      for cell in CellReference.all {
        screen.field(cell).addTarget(self, action: { me in { me.changed(cell) } }, for: .editingChanged)
      }
    }

    private func changed(_ cell: CellReference) {
      viewModel.type(screen.field(cell).text ?? "", into: cell)
    }
  }
}
