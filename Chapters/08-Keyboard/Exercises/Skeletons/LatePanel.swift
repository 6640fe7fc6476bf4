@testable import Keyboard
import Controls
import Foundation
import KeyValueObserving
import Models
import Services
import Stage
import World

extension LatePanel {
  // Yours: what listens to the keyboard, and keeps what was heard.

  final class Yours: Wiring {
    private let screen: PanelScreen

    init(_ screen: PanelScreen, _ world: World) {
      self.screen = screen
      screen.open.addTarget(self, action: Yours.openTapped, for: .touchUpInside)
      screen.close.addTarget(self, action: Yours.closeTapped, for: .touchUpInside)
    }

    private func openTapped() {
      // Yours: the panel comes, and follows.
    }

    private func closeTapped() {
      // Yours: the panel goes.
    }
  }
}
