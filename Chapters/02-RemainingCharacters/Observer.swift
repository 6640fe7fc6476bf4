// Observer: the controller observes the properties of the view model.

import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay {
  // MARK: Contract

  protocol ContactObservable: KeyValueObservable {
    var nameRemaining: Remaining { get }
    var addressRemaining: Remaining { get }
    var canBeSaved: Bool { get }
  }

  // MARK: View model

  final class ViewModel: ContactObservable {
    nonisolated let observers = ObserverStore()
    @Observed var name = ""
    @Observed var address = ""

    var nameRemaining: Remaining { CharacterLimit.name.remaining(after: name) }
    var addressRemaining: Remaining { CharacterLimit.address.remaining(after: address) }
    var canBeSaved: Bool { Contact(name: name, address: address).canBeSaved }
  }

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
        viewModel.observe(\.canBeSaved, options: .initial) { [weak self] viewModel, _ in
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
