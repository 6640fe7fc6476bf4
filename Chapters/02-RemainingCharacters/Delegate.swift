// Delegate: the fields notify the controller, the view model notifies its delegate, each through a weak reference.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChangeNameRemaining remaining: Remaining)
    func viewModel(_ viewModel: ViewModel, didChangeAddressRemaining remaining: Remaining)
    func viewModel(_ viewModel: ViewModel, didChangeCanBeSaved canBeSaved: Bool)
  }

  // MARK: View model

  final class ViewModel {
    private var contact = Contact()
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?

    func load() {
      changeName(to: contact.name)
      changeAddress(to: contact.address)
    }

    func changeName(to name: String) {
      contact.name = name
      delegate?.viewModel(self, didChangeNameRemaining: CharacterLimit.name.remaining(after: name))
      delegate?.viewModel(self, didChangeCanBeSaved: contact.canBeSaved)
    }

    func changeAddress(to address: String) {
      contact.address = address
      delegate?.viewModel(self, didChangeAddressRemaining: CharacterLimit.address.remaining(after: address))
      delegate?.viewModel(self, didChangeCanBeSaved: contact.canBeSaved)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate, TextFieldDelegate {
    private let screen: RemainingCharactersScreen
    private let viewModel = ViewModel()

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      self.screen = screen
      viewModel.delegate = self
      viewModel.load()
      screen.name.delegate = self
      screen.address.delegate = self
    }

    // One method is called for both fields, and has to ask which one it was.
    func textFieldDidChangeSelection(_ textField: TextField) {
      let text = textField.text ?? ""
      if textField === screen.name {
        viewModel.changeName(to: text)
      } else {
        viewModel.changeAddress(to: text)
      }
    }

    func viewModel(_ viewModel: ViewModel, didChangeNameRemaining remaining: Remaining) {
      screen.nameRemaining.show(remaining)
    }

    func viewModel(_ viewModel: ViewModel, didChangeAddressRemaining remaining: Remaining) {
      screen.addressRemaining.show(remaining)
    }

    func viewModel(_ viewModel: ViewModel, didChangeCanBeSaved canBeSaved: Bool) {
      screen.save.isEnabled = canBeSaved
    }
  }
}
