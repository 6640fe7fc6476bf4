import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay {
  /// What `--quiz` plants.
  enum UnaskedAddress {
    typealias ViewModel = ObserverWay.ViewModel
    typealias ContactObservable = ObserverWay.ContactObservable
  }
}

extension ObserverWay.UnaskedAddress {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: RemainingCharactersScreen
    private let viewModel = ViewModel()
    private var observations: [KeyValueObservation] = []

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      self.screen = screen
      observations = [
        viewModel.observe(\.nameRemaining, options: .initial) { [weak self] viewModel, _ in
          self?.screen.nameRemaining.show(viewModel.nameRemaining)
        },
        viewModel.observe(\.addressRemaining, options: .initial) { [weak self] viewModel, _ in
          self?.screen.addressRemaining.show(viewModel.addressRemaining)
        },
        // Fault: The button follows the name, though it rests on the address as well.
        viewModel.observe(\.name, options: .initial) { [weak self] viewModel, _ in
          self?.screen.save.isEnabled = viewModel.canBeSaved
        },
      ]
      screen.name.addTarget(self, action: Controller.nameChanged, for: .editingChanged)
      screen.address.addTarget(self, action: Controller.addressChanged, for: .editingChanged)
    }

    private func nameChanged() {
      viewModel.name = screen.name.text ?? ""
    }

    private func addressChanged() {
      viewModel.address = screen.address.text ?? ""
    }
  }
}
