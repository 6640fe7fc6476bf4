// Delegate, with a cell that depends on one that depends: one more method, called from each place.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  enum Sum {}
}

extension DelegateWay.Sum {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChangeC1 value: CellValue)
    func viewModel(_ viewModel: ViewModel, didChangeD1 value: CellValue)
  }

  // MARK: View model

  final class ViewModel {
    private var row: CellRow
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?

    init(_ row: CellRow) {
      self.row = row
    }

    func load() {
      delegate?.viewModel(self, didChangeC1: row.c1)
      delegate?.viewModel(self, didChangeD1: row.d1)
    }

    func typeA1(_ text: String) {
      row.a1 = CellValue(typed: text)
      delegate?.viewModel(self, didChangeC1: row.c1)
      delegate?.viewModel(self, didChangeD1: row.d1)
    }

    func typeB1(_ text: String) {
      row.b1 = CellValue(typed: text)
      delegate?.viewModel(self, didChangeC1: row.c1)
      delegate?.viewModel(self, didChangeD1: row.d1)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate, TextFieldDelegate {
    private let screen: SumScreen
    private let viewModel: ViewModel

    init(_ screen: SumScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      viewModel.delegate = self
      viewModel.load()
      screen.a1.delegate = self
      screen.b1.delegate = self
    }

    // One method is called for both fields, and has to ask which one it was.
    func textFieldDidChangeSelection(_ textField: TextField) {
      let text = textField.text ?? ""
      if textField === screen.a1 {
        viewModel.typeA1(text)
      } else {
        viewModel.typeB1(text)
      }
    }

    func viewModel(_ viewModel: ViewModel, didChangeC1 value: CellValue) {
      screen.c1.show(value)
    }

    func viewModel(_ viewModel: ViewModel, didChangeD1 value: CellValue) {
      screen.d1.show(value)
    }
  }
}
