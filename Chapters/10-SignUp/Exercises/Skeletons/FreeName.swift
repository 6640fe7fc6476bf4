@testable import SignUp
import Controls
import Models
import Services
import Stage
import World

extension FreeName {
  final class Yours: Wiring {
    private let screen: NameAlone.NameScreen

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      self.screen = screen
      screen.username.addTarget(self, action: Yours.usernameChanged, for: .editingChanged)
    }

    private func usernameChanged() {
      screen.show(ValidationResult.username(screen.username.text ?? ""))
      // Yours: ask the directory, and search if the name is taken.
    }
  }
}
