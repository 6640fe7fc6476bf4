import Controls
import Models
import Stage
import World

extension DelegateWay.Shared {
  /// What `--quiz` plants.
  enum SecondQuestion {
    typealias ViewModel = DelegateWay.Shared.ViewModel
    typealias ChecksumView = DelegateWay.Shared.ChecksumView
  }
}

extension DelegateWay.Shared.SecondQuestion {
  // MARK: Controller

  final class Controller: Wiring, ChecksumView {
    private let screen: StreamsScreen
    private let viewModel: ViewModel

    init(_ screen: StreamsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(CountedChecksum(screen.runs, world))
      viewModel.attachView(self, screen.text.text ?? "")
      // Fault: The controller asks for the first checksum, which it was told already.
      textChanged()
      screen.text.addTarget(self, action: Controller.textChanged, for: .allEditingEvents)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func textChanged() {
      viewModel.change(to: screen.text.text ?? "")
    }

    func show(_ checksum: Checksum) {
      screen.hexadecimal.text = checksum.hexadecimal
      screen.decimal.text = checksum.decimal
      screen.binary.text = checksum.binary
    }
  }
}
