// Callback: three questions for each text, and a closure with each that gets the answer.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  // MARK: Contract

  typealias Show = (String) -> Void

  // MARK: View model

  final class ViewModel {
    private let checksum: CountedChecksum

    init(_ checksum: CountedChecksum) {
      self.checksum = checksum
    }

    func computeHexadecimal(of text: String, _ show: Show) {
      show(checksum.compute(text).hexadecimal)
    }

    func computeDecimal(of text: String, _ show: Show) {
      show(checksum.compute(text).decimal)
    }

    func computeBinary(of text: String, _ show: Show) {
      show(checksum.compute(text).binary)
    }
  }

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
