import Controls
import KeyValueObserving
import Models
import Services
import Stage
import World

extension ObserverWay {
  /// What `--quiz` plants.
  enum UnaskedValue {
    typealias ViewModel = ObserverWay.ViewModel
  }
}

extension ObserverWay.UnaskedValue {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: BackgroundScreen
    private let viewModel: ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: BackgroundScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      // Fault: The new value is taken from the change, which has it only for those who ask with .new.
      observation = viewModel.observe(\.state, options: .initial) { [weak self] _, change in
        if let state = change.newValue { self?.screen.show(state) }
      }
      screen.count.addTarget(self, action: Controller.countTapped, for: .touchUpInside)
    }

    private func countTapped() {
      viewModel.count(screen.textToCount)
    }
  }
}
