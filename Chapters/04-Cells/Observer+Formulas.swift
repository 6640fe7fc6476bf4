// Observer, with a sheet of formulas: one observer for each cell's value.

import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay {
  enum Formulas {}
}

extension ObserverWay.Formulas {
  // MARK: Contract

  protocol SheetObservable: KeyValueObservable {
    subscript(cell: CellReference) -> CellValue { get }
  }

  // MARK: View model

  final class ViewModel: SheetObservable {
    nonisolated let observers = ObserverStore()
    @Observed private var sheet: Sheet

    init(_ sheet: Sheet) {
      self.sheet = sheet
    }

    subscript(cell: CellReference) -> CellValue { sheet[cell] }

    func type(_ text: String, into cell: CellReference) {
      sheet.type(text, into: cell)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: SheetScreen
    private let viewModel: ViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: SheetScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.sheet)
      // Each is notified of every change of the sheet, in its own cell or not, as with KVO.
      observations = CellReference.all.map { cell in
        viewModel.observe(\.[cell], options: .initial) { [weak self] viewModel, _ in
          self?.screen.show(cell, viewModel[cell])
        }
      }
      for cell in CellReference.all {
        screen.field(cell).addTarget(self, action: { me in { me.changed(cell) } }, for: .editingChanged)
      }
    }

    private func changed(_ cell: CellReference) {
      viewModel.type(screen.field(cell).text ?? "", into: cell)
    }
  }
}
