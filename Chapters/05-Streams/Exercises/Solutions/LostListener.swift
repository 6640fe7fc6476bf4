import Controls
import Models
import Stage
@testable import Streams
import World

extension LostListener {
  // MARK: Display

  /// Passes the typed text to the view model, and shows the checksums that it computes.
  final class Display: DelegateWay.Shared.ViewModelDelegate {
    private let screen: StreamsScreen
    private let viewModel: DelegateWay.Shared.ViewModel

    init(_ screen: StreamsScreen, _ viewModel: DelegateWay.Shared.ViewModel) {
      self.screen = screen
      self.viewModel = viewModel
      viewModel.delegate = self
      textChanged()
      screen.text.addTarget(self, action: Display.textChanged, for: .allEditingEvents)
    }

    private func textChanged() {
      viewModel.change(to: screen.text.text ?? "")
    }

    func viewModel(_ viewModel: DelegateWay.Shared.ViewModel, didChange checksum: Checksum) {
      screen.hexadecimal.text = checksum.hexadecimal
      screen.decimal.text = checksum.decimal
      screen.binary.text = checksum.binary
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let viewModel: DelegateWay.Shared.ViewModel
    #if SOLVED
    private let display: Display
    #endif

    init(_ screen: StreamsScreen, _ world: World) {
      viewModel = DelegateWay.Shared.ViewModel(CountedChecksum(screen.runs, world))
      #if SOLVED
      display = Display(screen, viewModel)
      #else
      _ = Display(screen, viewModel)
      #endif
    }
  }
}
