@testable import Cells
import Controls
import Models
import Stage
import World

extension VanishingPoint {
  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChangeC1 value: CellValue)
    func viewModel(_ viewModel: ViewModel, didChangeD1 value: CellValue)
    func viewModel(_ viewModel: ViewModel, didChangeA1Text text: String)
    func viewModel(_ viewModel: ViewModel, didChangeA1Position position: Float)
  }

  final class ViewModel {
    private var row: CellRow
    weak var delegate: (any ViewModelDelegate)?

    init(_ row: CellRow) {
      self.row = row
    }

    func load() {
      notifyOfAll()
    }

    func typeA1(_ text: String) {
      row.a1 = CellValue(typed: text)
      #if SOLVED
      #else
      delegate?.viewModel(self, didChangeA1Text: row.a1.text)
      #endif
      notifyOfAll()
    }

    func slideA1(to position: Float) {
      let text = CellScale.text(at: position)
      #if SOLVED
      delegate?.viewModel(self, didChangeA1Text: text)
      #endif
      typeA1(text)
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

  final class Yours: Wiring, ViewModelDelegate, TextFieldDelegate {
    private let screen: TwoWayScreen
    private let viewModel: ViewModel

    init(_ screen: TwoWayScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      viewModel.delegate = self
      viewModel.load()
      screen.a1.delegate = self
      screen.a1Slider.addTarget(self, action: Yours.a1Slid, for: .valueChanged)
      screen.b1.delegate = self
    }

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

    func viewModel(_ viewModel: ViewModel, didChangeA1Text text: String) {
      screen.a1.text = text
    }

    func viewModel(_ viewModel: ViewModel, didChangeA1Position position: Float) {
      screen.a1Slider.value = position
    }
  }
}
