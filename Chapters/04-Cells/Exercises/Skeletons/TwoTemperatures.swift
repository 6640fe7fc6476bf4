@testable import Cells
import Controls
import Stage
import World

extension TwoTemperatures {
  final class Yours: Wiring {
    init(_ screen: TemperatureScreen, _ world: World) {
      // Yours:
    }
  }
}
