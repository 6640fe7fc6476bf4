// Callback, with the result shared: one request for each text, and its closure gets the answer for all three labels.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  enum Shared {}
}

extension CallbackWay.Shared {
  // MARK: Contract

  typealias Completion = (Checksum) -> Void

  // MARK: View model

  final class ViewModel {
    private let checksum: CountedChecksum

    init(_ checksum: CountedChecksum) {
      self.checksum = checksum
    }

    func change(to text: String, completion: Completion) {
      completion(checksum.compute(text))
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
      viewModel.change(to: screen.text.text ?? "", completion: show)
    }

    private func show(_ checksum: Checksum) {
      screen.hexadecimal.text = checksum.hexadecimal
      screen.decimal.text = checksum.decimal
      screen.binary.text = checksum.binary
    }
  }
}
