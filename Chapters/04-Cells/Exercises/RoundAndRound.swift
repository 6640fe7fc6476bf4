import Controls
import Models
import Stage
import Workshop

/// A slider and a field that are bound to each other in both directions.
enum RoundAndRound: Exercise {
  /// A field and a slider for one cell.
  final class SliderScreen: Screen {
    let a1 = TextField("A1")
    let a1Slider = Slider("A1-slider", minimumValue: CellScale.minimum, maximumValue: CellScale.maximum)

    override var rows: [[View]] { [[a1], [a1Slider]] }
  }

  enum Place: Scene {
    static let title = "a slider and a field"

    static func makeScreen() -> SliderScreen { SliderScreen() }

    static let alphabet: [Input] = [
      .slide("A1-slider", to: 3.14), .slide("A1-slider", to: -20), .type("A1", text: ".5"), .replace("A1", text: "99"),
      .clear("A1"), .paste("A1", text: "x"),
    ]
    static let invariants = [
      Invariant<SliderScreen>("the slider shows the number in the field, as far as its range allows") { screen in
        CellScale.position(of: CellValue(typed: screen.a1.text ?? "")).map { $0 == screen.a1Slider.value } ?? true
      }
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  final class Reference: PlainWay<SliderScreen> {
    override func wire() {
      screen.a1.addTarget(self, action: Reference.typed, for: .editingChanged)
      screen.a1Slider.addTarget(self, action: Reference.slid, for: .valueChanged)
    }

    private func typed() {
      guard let position = CellScale.position(of: CellValue(typed: screen.a1.text ?? "")) else { return }
      screen.a1Slider.value = position
    }

    private func slid() {
      let text = CellScale.text(at: screen.a1Slider.value)
      if screen.a1.text != text { screen.a1.text = text }
      typed()
    }
  }
}
