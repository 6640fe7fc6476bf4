import Controls
import Models
import Stage
import World

extension CallbackWay.Formulas {
  /// What `--quiz` plants.
  enum ShadowedSheet {
    typealias ShowValue = CallbackWay.Formulas.ShowValue
  }
}

extension CallbackWay.Formulas.ShadowedSheet {
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
      // Fault: The text is typed into a copy of the sheet that nobody keeps.
      var sheet = sheet
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
