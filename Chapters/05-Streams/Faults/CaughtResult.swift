import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay.Shared {
  /// What `--quiz` plants.
  enum CaughtResult {
    typealias ViewModel = ObserverWay.Shared.ViewModel
    typealias ChecksumObservable = ObserverWay.Shared.ChecksumObservable
  }
}

extension ObserverWay.Shared.CaughtResult {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: StreamsScreen
    private let viewModel: ViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: StreamsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(CountedChecksum(screen.runs, world), screen.text.text ?? "")
      observations = [
        viewModel.observe(\.result, options: .initial) { [weak self] viewModel, _ in
          self?.screen.hexadecimal.text = viewModel.result.hexadecimal
        },
        viewModel.observe(\.result, options: .initial) { [weak self] viewModel, _ in
          self?.screen.decimal.text = viewModel.result.decimal
        },
        // Fault: The closure shows the result that there was when it was made.
        viewModel.observe(\.result, options: .initial) { [weak self, result = viewModel.result] _, _ in
          self?.screen.binary.text = result.binary
        },
      ]
      screen.text.addTarget(self, action: Controller.textChanged, for: .allEditingEvents)
    }

    private func textChanged() {
      viewModel.change(to: screen.text.text ?? "")
    }
  }
}
