@testable import RemainingCharacters
import Controls
import Models
import Stage
import World

extension RefusedKey {
  final class Yours: Wiring, TextFieldDelegate {
    private let screen: NameScreen

    init(_ screen: NameScreen, _ world: World) {
      self.screen = screen
      screen.name.delegate = self
      showRemaining()
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
      showRemaining()
    }

    // Yours: refuse what does not fit.

    private func showRemaining() {
      screen.nameRemaining.show(CharacterLimit.name.remaining(after: screen.name.text ?? ""))
    }
  }
}
