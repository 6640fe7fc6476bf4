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

    #if SOLVED
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
    ) -> Bool {
      let text = textField.text ?? ""
      let changed = text.prefix(range.lowerBound) + string + text.dropFirst(range.upperBound)
      return !CharacterLimit.name.remaining(after: String(changed)).isOver
    }
    #else
    // Yours: refuse what does not fit.
    #endif

    private func showRemaining() {
      screen.nameRemaining.show(CharacterLimit.name.remaining(after: screen.name.text ?? ""))
    }
  }
}
