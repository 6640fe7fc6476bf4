@testable import Cells
import Controls
import Stage
import World

extension TwoTemperatures {
  final class Yours: Wiring {
    #if SOLVED
    private let screen: TemperatureScreen

    init(_ screen: TemperatureScreen, _ world: World) {
      self.screen = screen
      screen.celsius.addTarget(self, action: Yours.celsiusChanged, for: .editingChanged)
      screen.fahrenheit.addTarget(self, action: Yours.fahrenheitChanged, for: .editingChanged)
    }

    // No loop: what code sets sends no event.
    private func celsiusChanged() {
      guard let text = Temperature.fahrenheit(typedInCelsius: screen.celsius.text ?? "") else { return }
      screen.fahrenheit.text = text
    }

    private func fahrenheitChanged() {
      guard let text = Temperature.celsius(typedInFahrenheit: screen.fahrenheit.text ?? "") else { return }
      screen.celsius.text = text
    }
    #else
    init(_ screen: TemperatureScreen, _ world: World) {
      // Yours:
    }
    #endif
  }
}
