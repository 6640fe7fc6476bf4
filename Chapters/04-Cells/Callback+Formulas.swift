// Callback, with a sheet of formulas: the closure gets every cell that another one changed.

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

    init(_ sheet: Sheet) {
      self.sheet = sheet
    }

    func load(_ show: ShowValue) {
      for cell in CellReference.all { show(cell, sheet[cell]) }
    }

    func type(_ text: String, into cell: CellReference, _ show: ShowValue) {
      for changed in sheet.type(text, into: cell) { show(changed, sheet[changed]) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: SheetScreen
    private let viewModel: ViewModel

    init(_ screen: SheetScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.sheet)
      viewModel.load(screen.show)
      for cell in CellReference.all {
        screen.field(cell).addTarget(self, action: { me in { me.changed(cell) } }, for: .editingChanged)
      }
    }

    private func changed(_ cell: CellReference) {
      viewModel.type(screen.field(cell).text ?? "", into: cell, screen.show)
    }
  }
}
