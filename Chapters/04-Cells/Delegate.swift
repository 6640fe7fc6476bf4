// Delegate: answers go to one listener, held weakly.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  // MARK: Contract

  protocol CellView: AnyObject {
    func showC1(_ value: CellValue)
  }

  // MARK: View model

  final class ViewModel {
    private var row: CellRow
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any CellView)?

    init(_ row: CellRow) {
      self.row = row
    }

    func attachView(_ view: any CellView) {
      self.view = view
      view.showC1(row.c1)
    }

    func detachView() {
      view = nil
    }

    func typeA1(_ text: String) {
      row.a1 = CellValue(typed: text)
      view?.showC1(row.c1)
    }

    func typeB1(_ text: String) {
      row.b1 = CellValue(typed: text)
      view?.showC1(row.c1)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, CellView, TextFieldDelegate {
    private let screen: ProductScreen
    private let viewModel: ViewModel

    init(_ screen: ProductScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      viewModel.attachView(self)
      screen.a1.delegate = self
      screen.b1.delegate = self
    }

    isolated deinit {
      viewModel.detachView()
    }

    // One method hears of both fields, and has to ask which one it was.
    func textFieldDidChangeSelection(_ textField: TextField) {
      let text = textField.text ?? ""
      if textField === screen.a1 {
        viewModel.typeA1(text)
      } else {
        viewModel.typeB1(text)
      }
    }

    func showC1(_ value: CellValue) {
      screen.c1.show(value)
    }
  }
}
