import Controls
import Models
import Stage
import World

extension CallbackWay.Shared {
  /// What `--quiz` plants.
  enum TwofoldKey {
    typealias ViewModel = CallbackWay.Shared.ViewModel
    typealias Show = CallbackWay.Shared.Show
  }
}

extension CallbackWay.Shared.TwofoldKey {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: StreamsScreen
    private let viewModel: ViewModel

    init(_ screen: StreamsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(CountedChecksum(screen.runs, world))
      textChanged()
      screen.text.addTarget(self, action: Controller.textChanged, for: .allEditingEvents)
      // Fault: The field tells of each key twice: by a target, and by an action beside it.
      screen.text.addAction(for: .editingChanged) { [weak self] in self?.textChanged() }
    }

    private func textChanged() {
      viewModel.change(to: screen.text.text ?? "", show)
    }

    private func show(_ checksum: Checksum) {
      screen.hexadecimal.text = checksum.hexadecimal
      screen.decimal.text = checksum.decimal
      screen.binary.text = checksum.binary
    }
  }
}
