// Observer, with a slider and a field for one cell: both observe what both set.

import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay {
  enum TwoWay {}
}

extension ObserverWay.TwoWay {
  // MARK: Contract

  protocol CellObservable: KeyValueObservable {
    var a1Text: String { get }
    var a1Position: Float? { get }
    var c1: CellValue { get }
    var d1: CellValue { get }
  }

  // MARK: View model

  final class ViewModel: CellObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var a1Text: String
    @Observed private var b1Text: String

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

  final class Controller: Wiring {
    private let screen: TwoWayScreen
    private let viewModel: ViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: TwoWayScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(a1Text: screen.a1.text ?? "", b1Text: screen.b1.text ?? "")
      observations = [
        viewModel.observe(\.a1Text) { [weak self] viewModel, _ in
          self?.writeA1(viewModel.a1Text)
        },
        viewModel.observe(\.a1Position, options: .initial) { [weak self] viewModel, _ in
          if let position = viewModel.a1Position { self?.screen.a1Slider.value = position }
        },
        viewModel.observe(\.c1, options: .initial) { [weak self] viewModel, _ in
          self?.screen.c1.show(viewModel.c1)
        },
        viewModel.observe(\.d1, options: .initial) { [weak self] viewModel, _ in
          self?.screen.d1.show(viewModel.d1)
        },
      ]
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

    // The field's own text comes back as well: setting it again would move the caret to its end.
    private func writeA1(_ text: String) {
      if screen.a1.text != text { screen.a1.text = text }
    }
  }
}
