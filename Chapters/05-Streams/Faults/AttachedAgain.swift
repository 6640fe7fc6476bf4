import Controls
import Models
import Stage
import World

extension DelegateWay.Shared {
  /// What `--quiz` plants.
  enum AttachedAgain {
    typealias ViewModel = DelegateWay.Shared.ViewModel
    typealias ChecksumView = DelegateWay.Shared.ChecksumView
  }
}

extension DelegateWay.Shared.AttachedAgain {
  // MARK: Controller

  final class Controller: Wiring, ChecksumView {
    private let screen: StreamsScreen
    private let viewModel: ViewModel

    init(_ screen: StreamsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(CountedChecksum(screen.runs, world))
      viewModel.attachView(self, screen.text.text ?? "")
      screen.text.addTarget(self, action: Controller.textChanged, for: .allEditingEvents)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func textChanged() {
      // Fault: Each change attaches the view once more, which is told unasked then, and asks as well.
      viewModel.attachView(self, screen.text.text ?? "")
      viewModel.change(to: screen.text.text ?? "")
    }

    func show(_ checksum: Checksum) {
      screen.hexadecimal.text = checksum.hexadecimal
      screen.decimal.text = checksum.decimal
      screen.binary.text = checksum.binary
    }
  }
}
