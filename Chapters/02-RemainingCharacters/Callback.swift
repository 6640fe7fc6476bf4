// Callback: each request takes the closures that get the answers, and forgets them at once.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  // MARK: Contract

  typealias ShowRemaining = (Remaining) -> Void
  typealias EnableSave = (Bool) -> Void

  // MARK: View model

  final class ViewModel {
    private var contact = Contact()

    func changeName(to name: String, _ show: ShowRemaining, _ enableSave: EnableSave) {
      contact.name = name
      show(CharacterLimit.name.remaining(after: name))
      enableSave(contact.canBeSaved)
    }

    func changeAddress(to address: String, _ show: ShowRemaining, _ enableSave: EnableSave) {
      contact.address = address
      show(CharacterLimit.address.remaining(after: address))
      enableSave(contact.canBeSaved)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: RemainingCharactersScreen
    private let viewModel = ViewModel()

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      self.screen = screen
      // The view model calls back only when it is called: the first frame needs two calls.
      nameChanged()
      addressChanged()
      screen.name.addTarget(self, action: Controller.nameChanged, for: .editingChanged)
      screen.address.addTarget(self, action: Controller.addressChanged, for: .editingChanged)
    }

    private func nameChanged() {
      viewModel.changeName(to: screen.name.text ?? "", screen.nameRemaining.show, enableSave)
    }

    private func addressChanged() {
      viewModel.changeAddress(to: screen.address.text ?? "", screen.addressRemaining.show, enableSave)
    }

    private func enableSave(_ isEnabled: Bool) {
      screen.save.isEnabled = isEnabled
    }
  }
}
