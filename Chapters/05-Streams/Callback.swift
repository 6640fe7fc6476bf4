// Callback: three requests for each text; each takes the closure that gets its answer, and the view model stores none.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  // MARK: Contract

  typealias Completion = (String) -> Void

  // MARK: View model

  final class ViewModel {
    private let checksum: CountedChecksum

    init(_ checksum: CountedChecksum) {
      self.checksum = checksum
    }

    func computeHexadecimal(of text: String, completion: Completion) {
      completion(checksum.compute(text).hexadecimal)
    }

    func computeDecimal(of text: String, completion: Completion) {
      completion(checksum.compute(text).decimal)
    }

    func computeBinary(of text: String, completion: Completion) {
      completion(checksum.compute(text).binary)
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
      viewModel.computeHexadecimal(of: text, completion: showHexadecimal)
      viewModel.computeDecimal(of: text, completion: showDecimal)
      viewModel.computeBinary(of: text, completion: showBinary)
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
