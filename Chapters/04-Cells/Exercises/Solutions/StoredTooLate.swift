@testable import Cells
import Controls
import KeyValueObserving
import Models
import Stage
import World

extension StoredTooLate {
  final class ViewModel: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed private var a1: CellValue
    @Observed private var b1: CellValue
    #if SOLVED
    var c1: CellValue { a1 * b1 }
    #else
    @Observed private(set) var c1: CellValue
    #endif
    var d1: CellValue { c1 + a1 }

    init(_ row: CellRow) {
      a1 = row.a1
      b1 = row.b1
      #if SOLVED
      #else
      c1 = row.c1
      #endif
    }

    func typeA1(_ text: String) {
      a1 = CellValue(typed: text)
      #if SOLVED
      #else
      c1 = a1 * b1
      #endif
    }

    func typeB1(_ text: String) {
      b1 = CellValue(typed: text)
      #if SOLVED
      #else
      c1 = a1 * b1
      #endif
    }
  }

  final class Yours: Wiring {
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
      screen.a1.addTarget(self, action: Yours.a1Changed, for: .editingChanged)
      screen.b1.addTarget(self, action: Yours.b1Changed, for: .editingChanged)
    }

    private func a1Changed() {
      viewModel.typeA1(screen.a1.text ?? "")
    }

    private func b1Changed() {
      viewModel.typeB1(screen.b1.text ?? "")
    }
  }
}
