// Delegate, with a slider and a field for one cell: one listener is notified of the text and of the position.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  enum TwoWay {}
}

extension DelegateWay.TwoWay {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChangeC1 value: CellValue)
    func viewModel(_ viewModel: ViewModel, didChangeD1 value: CellValue)
    func viewModel(_ viewModel: ViewModel, didChangeA1Text text: String)
    func viewModel(_ viewModel: ViewModel, didChangeA1Position position: Float)
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
      notifyOfAll()
    }

    func typeA1(_ text: String) {
      row.a1 = CellValue(typed: text)
      // The text stays as it was typed: "2." written back as "2" could never become "2.5".
      notifyOfAll()
    }

    func slideA1(to position: Float) {
      let text = CellScale.text(at: position)
      row.a1 = CellValue(typed: text)
      delegate?.viewModel(self, didChangeA1Text: text)
      notifyOfAll()
    }

    func typeB1(_ text: String) {
      row.b1 = CellValue(typed: text)
      notifyOfAll()
    }

    private func notifyOfAll() {
      if let position = CellScale.position(of: row.a1) { delegate?.viewModel(self, didChangeA1Position: position) }
      delegate?.viewModel(self, didChangeC1: row.c1)
      delegate?.viewModel(self, didChangeD1: row.d1)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate, TextFieldDelegate {
    private let screen: TwoWayScreen
    private let viewModel: ViewModel

    init(_ screen: TwoWayScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      viewModel.delegate = self
      viewModel.load()
      screen.a1.delegate = self
      // A slider has no delegate.
      screen.a1Slider.addTarget(self, action: Controller.a1Slid, for: .valueChanged)
      screen.b1.delegate = self
    }

    // One method is called for both fields, and has to ask which one it was.
    func textFieldDidChangeSelection(_ textField: TextField) {
      let text = textField.text ?? ""
      if textField === screen.a1 { viewModel.typeA1(text) } else { viewModel.typeB1(text) }
    }

    private func a1Slid() {
      viewModel.slideA1(to: screen.a1Slider.value)
    }

    func viewModel(_ viewModel: ViewModel, didChangeC1 value: CellValue) {
      screen.c1.show(value)
    }

    func viewModel(_ viewModel: ViewModel, didChangeD1 value: CellValue) {
      screen.d1.show(value)
    }

    // No loop: text that code sets notifies no delegate and sends no event.
    func viewModel(_ viewModel: ViewModel, didChangeA1Text text: String) {
      screen.a1.text = text
    }

    func viewModel(_ viewModel: ViewModel, didChangeA1Position position: Float) {
      screen.a1Slider.value = position
    }
  }
}
