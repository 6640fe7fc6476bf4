@testable import ButtonTap
import Controls
import Models
import Stage
import World

extension OneLineEach {
  final class Yours: Wiring {
    private let screen: FourButtonsScreen
    #if SOLVED
    private var actions: [(button: Button, key: ActionKey)] = []
    #endif

    #if SOLVED
    init(_ screen: FourButtonsScreen, _ world: World) {
      self.screen = screen
      say(TapMessage.login, at: screen.login)
      say(TapMessage.resetPassword, at: screen.resetPassword)
      say(TapMessage.exit, at: screen.exit)
      say(TapMessage.help, at: screen.help)
    }

    isolated deinit {
      for (button, key) in actions { button.removeAction(key) }
    }

    private func say(_ message: String, at button: Button) {
      let key = button.addAction(for: .touchUpInside) { [weak self] in
        self?.screen.message.text = message
      }
      actions.append((button, key))
    }
    #else
    init(_ screen: FourButtonsScreen, _ world: World) {
      self.screen = screen
      // Yours:
    }
    #endif
  }
}
