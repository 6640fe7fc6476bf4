@testable import RemainingCharacters
import Controls
import Models
import Stage
import World

extension WhichField {
  final class Yours: Wiring, DelegateWay.ViewModelDelegate, TextFieldDelegate {
    private let screen: RemainingCharactersScreen
    private let viewModel = DelegateWay.ViewModel()

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      self.screen = screen
      viewModel.delegate = self
      viewModel.load()
      screen.name.delegate = self
      screen.address.delegate = self
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
      let text = textField.text ?? ""
      #if SOLVED
      let isName = textField === screen.name
      #else
      let isName = text == screen.name.text
      #endif
      if isName { viewModel.changeName(to: text) } else { viewModel.changeAddress(to: text) }
    }

    func viewModel(_ viewModel: DelegateWay.ViewModel, didChangeNameRemaining remaining: Remaining) {
      screen.nameRemaining.show(remaining)
    }

    func viewModel(_ viewModel: DelegateWay.ViewModel, didChangeAddressRemaining remaining: Remaining) {
      screen.addressRemaining.show(remaining)
    }

    func viewModel(_ viewModel: DelegateWay.ViewModel, didChangeCanBeSaved canBeSaved: Bool) {
      screen.save.isEnabled = canBeSaved
    }
  }
}
