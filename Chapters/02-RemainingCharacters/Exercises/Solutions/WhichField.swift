@testable import RemainingCharacters
import Controls
import Models
import Stage
import World

extension WhichField {
  // MARK: Contract

  protocol ContactView: AnyObject {
    func showName(_ remaining: Remaining)
    func showAddress(_ remaining: Remaining)
    func enableSave(_ isEnabled: Bool)
  }

  // MARK: View model

  final class ViewModel {
    private var contact = Contact()
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any ContactView)?

    func attachView(_ view: any ContactView) {
      self.view = view
      changeName(to: contact.name)
      changeAddress(to: contact.address)
    }

    func detachView() {
      view = nil
    }

    func changeName(to name: String) {
      contact.name = name
      view?.showName(CharacterLimit.name.remaining(after: name))
      view?.enableSave(contact.canBeSaved)
    }

    func changeAddress(to address: String) {
      contact.address = address
      view?.showAddress(CharacterLimit.address.remaining(after: address))
      view?.enableSave(contact.canBeSaved)
    }
  }

  // MARK: Controller

  final class Yours: Wiring, ContactView, TextFieldDelegate {
    private let screen: RemainingCharactersScreen
    private let viewModel = ViewModel()

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      self.screen = screen
      viewModel.attachView(self)
      screen.name.delegate = self
      screen.address.delegate = self
    }

    isolated deinit {
      viewModel.detachView()
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
      let text = textField.text ?? ""
      #if SOLVED
      if textField === screen.name {
        viewModel.changeName(to: text)
      } else {
        viewModel.changeAddress(to: text)
      }
      #else
      if text == screen.name.text {
        viewModel.changeName(to: text)
      } else {
        viewModel.changeAddress(to: text)
      }
      #endif
    }

    func showName(_ remaining: Remaining) {
      screen.nameRemaining.show(remaining)
    }

    func showAddress(_ remaining: Remaining) {
      screen.addressRemaining.show(remaining)
    }

    func enableSave(_ isEnabled: Bool) {
      screen.save.isEnabled = isEnabled
    }
  }
}
