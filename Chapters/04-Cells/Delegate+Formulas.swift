// Delegate, with a sheet of formulas: one listener is notified of every cell that another one changed.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  enum Formulas {}
}

extension DelegateWay.Formulas {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange cell: CellReference, to value: CellValue)
  }

  // MARK: View model

  final class ViewModel {
    private var sheet: Sheet
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?

    init(_ sheet: Sheet) {
      self.sheet = sheet
    }

    func load() {
      for cell in CellReference.all { delegate?.viewModel(self, didChange: cell, to: sheet[cell]) }
    }

    func type(_ text: String, into cell: CellReference) {
      for changed in sheet.type(text, into: cell) { delegate?.viewModel(self, didChange: changed, to: sheet[changed]) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate, TextFieldDelegate {
    private let screen: SheetScreen
    private let viewModel: ViewModel

    init(_ screen: SheetScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.sheet)
      viewModel.delegate = self
      viewModel.load()
      for cell in CellReference.all { screen.field(cell).delegate = self }
    }

    // One method is called for all sixteen: the field's name says which cell it is.
    func textFieldDidChangeSelection(_ textField: TextField) {
      guard let cell = CellReference(textField.identifier) else { return }
      viewModel.type(textField.text ?? "", into: cell)
    }

    func viewModel(_ viewModel: ViewModel, didChange cell: CellReference, to value: CellValue) {
      screen.show(cell, value)
    }
  }
}
