@testable import Cells
import Controls
import Models
import Stage
import World

extension VanishingPoint {
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
      #if SOLVED
      #else
      view?.writeA1(row.a1.text)
      #endif
      showAll()
    }

    func slideA1(to position: Float) {
      #if SOLVED
      let text = CellScale.text(at: position)
      view?.writeA1(text)
      typeA1(text)
      #else
      typeA1(CellScale.text(at: position))
      #endif
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

  final class Yours: Wiring, CellView, TextFieldDelegate {
    private let screen: TwoWayScreen
    private let viewModel: ViewModel

    init(_ screen: TwoWayScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      viewModel.attachView(self)
      screen.a1.delegate = self
      // A slider has no delegate.
      screen.a1Slider.addTarget(self, action: Yours.a1Slid, for: .valueChanged)
      screen.b1.delegate = self
    }

    isolated deinit {
      viewModel.detachView()
    }

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

    func writeA1(_ text: String) {
      screen.a1.text = text
    }

    func moveA1(to position: Float) {
      screen.a1Slider.value = position
    }
  }
}
