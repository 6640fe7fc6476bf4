import Controls
import Models
import Stage
import World

extension DelegateWay {
  /// What `--quiz` plants.
  enum LostAddress {
    typealias ContactView = DelegateWay.ContactView
  }
}

extension DelegateWay.LostAddress {
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
      // Fault: A new name makes a new contact, which knows no address.
      contact = Contact(name: name)
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

  final class Controller: Wiring, ContactView, TextFieldDelegate {
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

    // One method hears of both fields, and has to ask which one it was.
    func textFieldDidChangeSelection(_ textField: TextField) {
      let text = textField.text ?? ""
      if textField === screen.name {
        viewModel.changeName(to: text)
      } else {
        viewModel.changeAddress(to: text)
      }
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
