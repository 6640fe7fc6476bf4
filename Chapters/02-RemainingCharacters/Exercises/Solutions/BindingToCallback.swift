@testable import RemainingCharacters
import Controls
import Models
import Stage
import World

extension BindingToCallback {
  typealias ShowRemaining = (Remaining) -> Void
  typealias EnableSave = (Bool) -> Void

  final class ViewModel {
    #if SOLVED
    private var contact = Contact()

    #endif
    func changeName(to name: String, _ show: ShowRemaining, _ enableSave: EnableSave) {
      #if SOLVED
      contact.name = name
      show(CharacterLimit.name.remaining(after: name))
      enableSave(contact.canBeSaved)
      #endif
    }

    func changeAddress(to address: String, _ show: ShowRemaining, _ enableSave: EnableSave) {
      #if SOLVED
      contact.address = address
      show(CharacterLimit.address.remaining(after: address))
      enableSave(contact.canBeSaved)
      #endif
    }
  }

  final class Yours: Wiring {
    private let screen: RemainingCharactersScreen
    private let viewModel = ViewModel()

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      self.screen = screen
      #if SOLVED
      nameChanged()
      addressChanged()
      screen.name.addTarget(self, action: Yours.nameChanged, for: .editingChanged)
      screen.address.addTarget(self, action: Yours.addressChanged, for: .editingChanged)
      #endif
    }
    #if SOLVED

    private func nameChanged() {
      viewModel.changeName(to: screen.name.text ?? "", screen.nameRemaining.show, enableSave)
    }

    private func addressChanged() {
      viewModel.changeAddress(to: screen.address.text ?? "", screen.addressRemaining.show, enableSave)
    }

    private func enableSave(_ isEnabled: Bool) {
      screen.save.isEnabled = isEnabled
    }
    #endif
  }
}
