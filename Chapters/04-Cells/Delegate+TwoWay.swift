// Delegate, with a slider and a field for one cell: the listener is told to write and to move.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  enum TwoWay {}
}

extension DelegateWay.TwoWay {
  // MARK: Contract

  protocol CellView: AnyObject {
    func showC1(_ value: CellValue)
    func showD1(_ value: CellValue)
    func writeA1(_ text: String)
    func moveA1(to position: Float)
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
      showAll()
    }

    func detachView() {
      view = nil
    }

    func typeA1(_ text: String) {
      row.a1 = CellValue(typed: text)
      // The text stays as it was typed: "2." written back as "2" could never become "2.5".
      showAll()
    }

    func slideA1(to position: Float) {
      let text = CellScale.text(at: position)
      view?.writeA1(text)
      typeA1(text)
    }

    func typeB1(_ text: String) {
      row.b1 = CellValue(typed: text)
      showAll()
    }

    private func showAll() {
      if let position = CellScale.position(of: row.a1) { view?.moveA1(to: position) }
      view?.showC1(row.c1)
      view?.showD1(row.d1)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, CellView, TextFieldDelegate {
    private let screen: TwoWayScreen
    private let viewModel: ViewModel

    init(_ screen: TwoWayScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      viewModel.attachView(self)
      screen.a1.delegate = self
      // A slider has no delegate.
      screen.a1Slider.addTarget(self, action: Controller.a1Slid, for: .valueChanged)
      screen.b1.delegate = self
    }

    isolated deinit {
      viewModel.detachView()
    }

    // One method hears of both fields, and has to ask which one it was.
    func textFieldDidChangeSelection(_ textField: TextField) {
      let text = textField.text ?? ""
      if textField === screen.a1 { viewModel.typeA1(text) } else { viewModel.typeB1(text) }
    }

    private func a1Slid() {
      viewModel.slideA1(to: screen.a1Slider.value)
    }

    func showC1(_ value: CellValue) {
      screen.c1.show(value)
    }

    func showD1(_ value: CellValue) {
      screen.d1.show(value)
    }

    // No loop: what code sets tells the delegate nothing, and sends no event.
    func writeA1(_ text: String) {
      screen.a1.text = text
    }

    func moveA1(to position: Float) {
      screen.a1Slider.value = position
    }
  }
}
