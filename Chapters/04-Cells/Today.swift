// Today: the controller updates the screen from an observable model, in which the dependent cell is computed.

import Controls
import Models
import Observation
import Stage
import World

extension TodayWay {
  // MARK: Contract

  protocol CellObservable: AnyObject, Observable {
    var c1: CellValue { get }
  }

  // MARK: View model

  @Observable final class ViewModel: CellObservable {
    private var row: CellRow

    var c1: CellValue { row.c1 }

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

  final class Controller: ViewController, Wiring {
    private let screen: ProductScreen
    private let viewModel: ViewModel

    init(_ screen: ProductScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      super.init(world)
      screen.a1.addTarget(self, action: Controller.a1Changed, for: .editingChanged)
      screen.b1.addTarget(self, action: Controller.b1Changed, for: .editingChanged)
    }

    private func a1Changed() {
      viewModel.typeA1(screen.a1.text ?? "")
    }

    private func b1Changed() {
      viewModel.typeB1(screen.b1.text ?? "")
    }

    override func updateProperties() {
      screen.c1.show(viewModel.c1)
    }
  }
}
