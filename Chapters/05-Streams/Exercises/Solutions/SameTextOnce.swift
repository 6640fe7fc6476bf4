import Controls
import Models
import Stage
@testable import Streams
import World

extension SameTextOnce {
  // MARK: View model

  final class ViewModel {
    private let checksum: CountedChecksum
    #if SOLVED
    private var text: String?
    #endif

    init(_ checksum: CountedChecksum) {
      self.checksum = checksum
    }

    func change(to text: String, completion: (Checksum) -> Void) {
      #if SOLVED
      guard text != self.text else { return }
      self.text = text
      #endif
      completion(checksum.compute(text))
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: StreamsScreen
    private let viewModel: ViewModel

    init(_ screen: StreamsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(CountedChecksum(screen.runs, world))
      textChanged()
      screen.text.addTarget(self, action: Yours.textChanged, for: .allEditingEvents)
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
