import Controls
import Models
import Stage
import World

extension CallbackWay {
  /// What `--quiz` plants.
  enum PassedOverText {
    typealias ViewModel = CallbackWay.ViewModel
    typealias Show = CallbackWay.Show
  }
}

extension CallbackWay.PassedOverText {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: StreamsScreen
    private let viewModel: ViewModel

    init(_ screen: StreamsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(CountedChecksum(screen.runs, world))
      textChanged()
      screen.text.addTarget(self, action: Controller.textChanged, for: .allEditingEvents)
    }

    private func textChanged() {
      let text = screen.text.text ?? ""
      // Fault: While somebody types, nobody is asked for an empty text, and the labels stay as they are.
      if screen.text.isEditing, text.isEmpty { return }
      viewModel.computeHexadecimal(of: text, showHexadecimal)
      viewModel.computeDecimal(of: text, showDecimal)
      viewModel.computeBinary(of: text, showBinary)
    }

    private func showHexadecimal(_ text: String) {
      screen.hexadecimal.text = text
    }

    private func showDecimal(_ text: String) {
      screen.decimal.text = text
    }

    private func showBinary(_ text: String) {
      screen.binary.text = text
    }
  }
}
