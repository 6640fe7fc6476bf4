@testable import ButtonTap
import Controls
import Models
import Stage
import World

extension OneLineEach {
  final class Yours: Wiring {
    private let screen: FourButtonsScreen

    init(_ screen: FourButtonsScreen, _ world: World) {
      self.screen = screen
      // Yours:
    }
  }
}
