@testable import RemainingCharacters
import Controls
import KeyValueObserving
import Stage
import World

extension FirstFrame {
  final class Yours: Wiring {
    private let screen: RemainingCharactersScreen
    private let viewModel = ObserverWay.ViewModel()
    private var observations: [KeyValueObservation] = []

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      self.screen = screen
      #if SOLVED
      observations = [
        viewModel.observe(\.nameRemaining, options: .initial) { [weak self] viewModel, _ in
          self?.screen.nameRemaining.show(viewModel.nameRemaining)
        },
        viewModel.observe(\.addressRemaining, options: .initial) { [weak self] viewModel, _ in
          self?.screen.addressRemaining.show(viewModel.addressRemaining)
        },
        viewModel.observe(\.canBeSaved, options: .initial) { [weak self] viewModel, _ in
          self?.screen.save.isEnabled = viewModel.canBeSaved
        },
      ]
      #else
      observations = [
        viewModel.observe(\.nameRemaining) { [weak self] viewModel, _ in
          self?.screen.nameRemaining.show(viewModel.nameRemaining)
        },
        viewModel.observe(\.addressRemaining) { [weak self] viewModel, _ in
          self?.screen.addressRemaining.show(viewModel.addressRemaining)
        },
        viewModel.observe(\.canBeSaved) { [weak self] viewModel, _ in
          self?.screen.save.isEnabled = viewModel.canBeSaved
        },
      ]
      #endif
      screen.name.addTarget(self, action: Yours.nameChanged, for: .editingChanged)
      screen.address.addTarget(self, action: Yours.addressChanged, for: .editingChanged)
    }

    private func nameChanged() {
      viewModel.name = screen.name.text ?? ""
    }

    private func addressChanged() {
      viewModel.address = screen.address.text ?? ""
    }
  }
}
