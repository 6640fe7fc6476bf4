// Today, with a sheet of formulas: one observable sheet, and one update for all of its cells.

import Controls
import Models
import Observation
import Stage
import World

extension TodayWay {
  enum Formulas {}
}

extension TodayWay.Formulas {
  // MARK: Contract

  protocol SheetObservable: AnyObject, Observable {
    subscript(cell: CellReference) -> CellValue { get }
  }

  // MARK: View model

  @Observable final class ViewModel: SheetObservable {
    private var sheet: Sheet

    init(_ sheet: Sheet) {
      self.sheet = sheet
    }

    subscript(cell: CellReference) -> CellValue { sheet[cell] }

    func type(_ text: String, into cell: CellReference) {
      sheet.type(text, into: cell)
    }
  }

  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: SheetScreen
    private let viewModel: ViewModel

    init(_ screen: SheetScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.sheet)
      super.init(world)
      for cell in CellReference.all {
        screen.field(cell).addTarget(self, action: { me in { me.changed(cell) } }, for: .editingChanged)
      }
    }

    private func changed(_ cell: CellReference) {
      viewModel.type(screen.field(cell).text ?? "", into: cell)
    }

    override func updateProperties() {
      for cell in CellReference.all { screen.show(cell, viewModel[cell]) }
    }
  }
}
