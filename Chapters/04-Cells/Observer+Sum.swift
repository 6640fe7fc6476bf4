// Observer, with a cell that depends on one that depends: one more property, observed after the other.

import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay {
  enum Sum {}
}

extension ObserverWay.Sum {
  // MARK: Contract

  protocol CellObservable: KeyValueObservable {
    var c1: CellValue { get }
    var d1: CellValue { get }
  }

  // MARK: View model

  final class ViewModel: CellObservable {
    nonisolated let observers = ObserverStore()
    @Observed private var row: CellRow

    // Computed, not stored: an old value cannot be read.
    var c1: CellValue { row.c1 }
    var d1: CellValue { row.d1 }

    init(_ row: CellRow) {
      self.row = row
    }

    func typeA1(_ text: String) {
      row.a1 = CellValue(typed: text)
    }

    func typeB1(_ text: String) {
      row.b1 = CellValue(typed: text)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: SumScreen
    private let viewModel: ViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: SumScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      observations = [
        viewModel.observe(\.c1, options: .initial) { [weak self] viewModel, _ in
          self?.screen.c1.show(viewModel.c1)
        },
        viewModel.observe(\.d1, options: .initial) { [weak self] viewModel, _ in
          self?.screen.d1.show(viewModel.d1)
        },
      ]
      screen.a1.addTarget(self, action: Controller.a1Changed, for: .editingChanged)
      screen.b1.addTarget(self, action: Controller.b1Changed, for: .editingChanged)
    }

    private func a1Changed() {
      viewModel.typeA1(screen.a1.text ?? "")
    }

    private func b1Changed() {
      viewModel.typeB1(screen.b1.text ?? "")
    }
  }
}
