import Controls
import Models
import Stage
import World

extension CallbackWay.TwoWay {
  /// What `--quiz` plants.
  enum UnsentEvent {
    typealias ShowValue = CallbackWay.TwoWay.ShowValue
    typealias MoveSlider = CallbackWay.TwoWay.MoveSlider
    typealias WriteText = CallbackWay.TwoWay.WriteText
  }
}

extension CallbackWay.TwoWay.UnsentEvent {
  // MARK: View model

  final class ViewModel {
    private var row: CellRow

    init(_ row: CellRow) {
      self.row = row
    }

    func load(_ moveA1: MoveSlider, _ showC1: ShowValue, _ showD1: ShowValue) {
      CellScale.position(of: row.a1).map(moveA1)
      showC1(row.c1)
      showD1(row.d1)
    }

    func typeA1(_ text: String, _ moveA1: MoveSlider, _ showC1: ShowValue, _ showD1: ShowValue) {
      row.a1 = CellValue(typed: text)
      // The text stays as it was typed: "2." written back as "2" could never become "2.5".
      CellScale.position(of: row.a1).map(moveA1)
      showC1(row.c1)
      showD1(row.d1)
    }

    func slideA1(
      to position: Float, _ writeA1: WriteText, _ moveA1: MoveSlider, _ showC1: ShowValue, _ showD1: ShowValue
    ) {
      let text = CellScale.text(at: position)
      writeA1(text)
      // Fault: The slider writes the text and relies on the field to tell of it.
    }

    func typeB1(_ text: String, _ showC1: ShowValue, _ showD1: ShowValue) {
      row.b1 = CellValue(typed: text)
      showC1(row.c1)
      showD1(row.d1)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: TwoWayScreen
    private let viewModel: ViewModel

    init(_ screen: TwoWayScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      viewModel.load(moveA1, screen.c1.show, screen.d1.show)
      screen.a1.addTarget(self, action: Controller.a1Changed, for: .editingChanged)
      screen.a1Slider.addTarget(self, action: Controller.a1Slid, for: .valueChanged)
      screen.b1.addTarget(self, action: Controller.b1Changed, for: .editingChanged)
    }

    private func a1Changed() {
      viewModel.typeA1(screen.a1.text ?? "", moveA1, screen.c1.show, screen.d1.show)
    }

    private func a1Slid() {
      viewModel.slideA1(to: screen.a1Slider.value, writeA1, moveA1, screen.c1.show, screen.d1.show)
    }

    private func b1Changed() {
      viewModel.typeB1(screen.b1.text ?? "", screen.c1.show, screen.d1.show)
    }

    // No loop: what code sets sends no event.
    private func writeA1(_ text: String) {
      screen.a1.text = text
    }

    private func moveA1(to position: Float) {
      screen.a1Slider.value = position
    }
  }
}
