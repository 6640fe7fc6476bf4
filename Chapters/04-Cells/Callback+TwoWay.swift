// Callback, with a slider and a field for one cell: two more stored closures write the text and move the slider.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  enum TwoWay {}
}

extension CallbackWay.TwoWay {
  // MARK: Contract

  typealias ShowValue = (CellValue) -> Void
  typealias WriteText = (String) -> Void
  typealias MoveSlider = (Float) -> Void

  // MARK: View model

  final class ViewModel {
    private var row: CellRow
    var onC1Change: ShowValue?
    var onD1Change: ShowValue?
    var onA1TextChange: WriteText?
    var onA1PositionChange: MoveSlider?

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
      onA1TextChange?(text)
      notifyOfAll()
    }

    func typeB1(_ text: String) {
      row.b1 = CellValue(typed: text)
      notifyOfAll()
    }

    private func notifyOfAll() {
      if let position = CellScale.position(of: row.a1) { onA1PositionChange?(position) }
      onC1Change?(row.c1)
      onD1Change?(row.d1)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: TwoWayScreen
    private let viewModel: ViewModel

    init(_ screen: TwoWayScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      viewModel.onC1Change = { [weak self] value in self?.screen.c1.show(value) }
      viewModel.onD1Change = { [weak self] value in self?.screen.d1.show(value) }
      viewModel.onA1TextChange = { [weak self] text in self?.writeA1(text) }
      viewModel.onA1PositionChange = { [weak self] position in self?.moveA1(to: position) }
      viewModel.load()
      screen.a1.addTarget(self, action: Controller.a1Changed, for: .editingChanged)
      screen.a1Slider.addTarget(self, action: Controller.a1Slid, for: .valueChanged)
      screen.b1.addTarget(self, action: Controller.b1Changed, for: .editingChanged)
    }

    private func a1Changed() {
      viewModel.typeA1(screen.a1.text ?? "")
    }

    private func a1Slid() {
      viewModel.slideA1(to: screen.a1Slider.value)
    }

    private func b1Changed() {
      viewModel.typeB1(screen.b1.text ?? "")
    }

    // No loop: text that code sets sends no event.
    private func writeA1(_ text: String) {
      screen.a1.text = text
    }

    private func moveA1(to position: Float) {
      screen.a1Slider.value = position
    }
  }
}
