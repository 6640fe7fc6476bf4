// Today, with a slider and a field for one cell: one update sets both from the text that both set.

import Controls
import Models
import Observation
import Stage
import World

extension TodayWay {
  enum TwoWay {}
}

extension TodayWay.TwoWay {
  // MARK: Contract

  protocol CellObservable: AnyObject, Observable {
    var a1Text: String { get }
    var a1Position: Float? { get }
    var c1: CellValue { get }
    var d1: CellValue { get }
  }

  // MARK: View model

  @Observable final class ViewModel: CellObservable {
    private(set) var a1Text: String
    private var b1Text: String

    private var row: CellRow { CellRow(a1: CellValue(typed: a1Text), b1: CellValue(typed: b1Text)) }
    var a1Position: Float? { CellScale.position(of: row.a1) }
    var c1: CellValue { row.c1 }
    var d1: CellValue { row.d1 }

    init(a1Text: String, b1Text: String) {
      self.a1Text = a1Text
      self.b1Text = b1Text
    }

    func typeA1(_ text: String) {
      a1Text = text
    }

    func slideA1(to position: Float) {
      a1Text = CellScale.text(at: position)
    }

    func typeB1(_ text: String) {
      b1Text = text
    }
  }

  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: TwoWayScreen
    private let viewModel: ViewModel

    init(_ screen: TwoWayScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(a1Text: screen.a1.text ?? "", b1Text: screen.b1.text ?? "")
      super.init(world)
      screen.a1.addTarget(self, action: Controller.a1Changed, for: .editingChanged)
      screen.a1Slider.addTarget(self, action: Controller.a1Slid, for: .valueChanged)
      screen.b1.addTarget(self, action: Controller.b1Changed, for: .editingChanged)
    }

    private func a1Changed() {
      viewModel.typeA1(screen.a1.text ?? "")
    }

    private func a1Slid() {
      viewModel.slideA1(to: screen.a1Slider.value)
      // A short drag may end at the same tenth: the model stays the same, but the thumb has to go back.
      setNeedsUpdateProperties()
    }

    private func b1Changed() {
      viewModel.typeB1(screen.b1.text ?? "")
    }

    override func updateProperties() {
      writeA1(viewModel.a1Text)
      if let position = viewModel.a1Position { screen.a1Slider.value = position }
      screen.c1.show(viewModel.c1)
      screen.d1.show(viewModel.d1)
    }

    // The field's own text comes back as well: setting it again would move the caret to its end.
    private func writeA1(_ text: String) {
      if screen.a1.text != text { screen.a1.text = text }
    }
  }
}
