import Controls
import KeyValueObserving
import Models
import Services
import Stage
import World

extension ObserverWay {
  /// What `--quiz` plants.
  enum HalfCompared {
    typealias ViewModel = ObserverWay.ViewModel
  }
}

extension ObserverWay.HalfCompared {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: BackgroundScreen
    private let viewModel: ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: BackgroundScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      // Fault: From one part counted to the next nothing is taken for changed: only whether it goes on is compared.
      observation = viewModel.observe(\.state, options: [.initial, .old, .new]) { [weak self] viewModel, change in
        guard change.oldValue?.isCounting != change.newValue?.isCounting else { return }
        self?.screen.show(viewModel.state)
      }
      screen.count.addTarget(self, action: Controller.countTapped, for: .touchUpInside)
    }

    private func countTapped() {
      viewModel.count(screen.textToCount)
    }
  }
}
