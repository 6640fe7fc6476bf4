@testable import RemainingCharacters
import Controls
import Models
import Observation
import Stage
import World

extension DelegateToToday {
  // MARK: View model

  #if SOLVED
  @Observable final class ViewModel {
    private var name = ""
    private var address = ""

    var nameRemaining: Remaining { CharacterLimit.name.remaining(after: name) }
    var addressRemaining: Remaining { CharacterLimit.address.remaining(after: address) }
    var canBeSaved: Bool { Contact(name: name, address: address).canBeSaved }

    func changeName(to name: String) {
      self.name = name
    }

    func changeAddress(to address: String) {
      self.address = address
    }
  }
  #else
  final class ViewModel {
    func changeName(to name: String) {
      // Yours.
    }

    func changeAddress(to address: String) {
      // Yours.
    }
  }
  #endif

  // MARK: Controller

  final class Yours: ViewController, Wiring, TextFieldDelegate {
    private let screen: RemainingCharactersScreen
    private let viewModel = ViewModel()

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      self.screen = screen
      super.init(world)
      screen.name.delegate = self
      screen.address.delegate = self
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
      let text = textField.text ?? ""
      if textField === screen.name {
        viewModel.changeName(to: text)
      } else {
        viewModel.changeAddress(to: text)
      }
    }

    override func updateProperties() {
      #if SOLVED
      screen.nameRemaining.show(viewModel.nameRemaining)
      screen.addressRemaining.show(viewModel.addressRemaining)
      screen.save.isEnabled = viewModel.canBeSaved
      #else
      // Yours.
      #endif
    }
  }
}
