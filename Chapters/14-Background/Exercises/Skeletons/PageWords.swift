@testable import Background
import Controls
import Models
import Rx
import RxControls
import Services
import Stage
import World

extension PageWords {
  final class Yours: Wiring {
    private let screen: PageScreen

    init(_ screen: PageScreen, _ world: World) {
      self.screen = screen
      screen.show(.ready)
      // Yours, in any way.
    }
  }
}
