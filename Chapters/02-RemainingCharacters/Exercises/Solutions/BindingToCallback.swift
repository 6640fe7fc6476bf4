@testable import RemainingCharacters
import Controls
import Models
import Stage
import World

extension BindingToCallback {
  // MARK: Contract

  typealias ShowRemaining = (Remaining) -> Void
  typealias EnableSave = (Bool) -> Void

  // MARK: View model

  final class ViewModel {
    #if SOLVED
    private var contact = Contact()

    func changeName(to name: String, _ show: ShowRemaining, _ enableSave: EnableSave) {
      contact.name = name
      show(CharacterLimit.name.remaining(after: name))
      enableSave(contact.canBeSaved)
    }
    #else
    func changeName(to name: String, _ show: ShowRemaining, _ enableSave: EnableSave) {
    }
    #endif

    func changeAddress(to address: String, _ show: ShowRemaining, _ enableSave: EnableSave) {
      #if SOLVED
      contact.address = address
      show(CharacterLimit.address.remaining(after: address))
      enableSave(contact.canBeSaved)
      #endif
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: RemainingCharactersScreen
    private let viewModel = ViewModel()

    #if SOLVED
    init(_ screen: RemainingCharactersScreen, _ world: World) {
      self.screen = screen
      nameChanged()
      addressChanged()
      screen.name.addTarget(self, action: Yours.nameChanged, for: .editingChanged)
      screen.address.addTarget(self, action: Yours.addressChanged, for: .editingChanged)
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
    #else
    init(_ screen: RemainingCharactersScreen, _ world: World) {
      self.screen = screen
    }
    #endif
  }
}
