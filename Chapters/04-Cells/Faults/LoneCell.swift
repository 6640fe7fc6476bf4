import Controls
import Models
import Stage
import World

extension DelegateWay.Formulas {
  /// What `--quiz` plants.
  enum LoneCell {
    typealias SheetView = DelegateWay.Formulas.SheetView
  }
}

extension DelegateWay.Formulas.LoneCell {
  // MARK: View model

  final class ViewModel {
    private var sheet: Sheet
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any SheetView)?

    init(_ sheet: Sheet) {
      self.sheet = sheet
    }

    func attachView(_ view: any SheetView) {
      self.view = view
      for cell in CellReference.all { view.show(cell, sheet[cell]) }
    }

    func detachView() {
      view = nil
    }

    func type(_ text: String, into cell: CellReference) {
      // Fault: Only the cell into which somebody typed is told, and not those that rest on it.
      sheet.type(text, into: cell)
      view?.show(cell, sheet[cell])
    }
  }

  // MARK: Controller

  final class Controller: Wiring, SheetView, TextFieldDelegate {
    private let screen: SheetScreen
    private let viewModel: ViewModel

    init(_ screen: SheetScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.sheet)
      viewModel.attachView(self)
      for cell in CellReference.all { screen.field(cell).delegate = self }
    }

    isolated deinit {
      viewModel.detachView()
    }

    // One method hears of all sixteen: the field's name says which cell it is.
    func textFieldDidChangeSelection(_ textField: TextField) {
      guard let cell = CellReference(textField.identifier) else { return }
      viewModel.type(textField.text ?? "", into: cell)
    }

    func show(_ cell: CellReference, _ value: CellValue) {
      screen.show(cell, value)
    }
  }
}
