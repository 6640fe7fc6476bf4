@testable import Requests
import Controls
import Models
import Services
import Stage
import World

extension FirstOfTwo {
  final class Yours: Wiring {
    private let screen: SignInAlone.SignInScreen
    private let services: [Service]

    init(_ screen: SignInAlone.SignInScreen, _ world: World) {
      self.screen = screen
      services = [screen.service, mirror]
      screen.show(signIn: .ready)
      screen.signIn.addTarget(self, action: Yours.signInTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Yours.cancelTapped, for: .touchUpInside)
    }

    private func signInTapped() {
      screen.show(signIn: .underWay)
      // Yours: ask both services.
    }

    private func cancelTapped() {
      screen.show(signIn: .cancelled)
      // Yours: ask nobody any more.
    }
  }
}
