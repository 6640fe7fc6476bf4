import Controls
import Foundation
import Models
import Stage
import Workshop

/// Two fields that show one temperature in two units.
enum TwoTemperatures: Exercise {
  /// A temperature in degrees Celsius, and the same in degrees Fahrenheit.
  final class TemperatureScreen: Screen {
    let celsius = TextField("celsius", placeholder: "°C")
    let fahrenheit = TextField("fahrenheit", placeholder: "°F")

    override var rows: [[View]] { [[celsius], [fahrenheit]] }
  }

  /// The conversion between the two fields.
  enum Temperature {
    /// Returns a typed temperature in °C in °F, to a tenth of a degree; nil for a text that is no number.
    static func fahrenheit(typedInCelsius text: String) -> String? {
      tenths(CellValue(typed: text) * CellValue(typed: "1.8") + .number(32))
    }

    /// Returns a typed temperature in °F in °C, to a tenth of a degree; nil for a text that is no number.
    static func celsius(typedInFahrenheit text: String) -> String? {
      tenths((CellValue(typed: text) - .number(32)) / CellValue(typed: "1.8"))
    }

    private static func tenths(_ value: CellValue) -> String? {
      guard case .number(var number) = value else { return nil }
      var rounded = Decimal()
      NSDecimalRound(&rounded, &number, 1, .plain)
      return CellValue.number(rounded).text
    }
  }

  enum Place: Scene {
    static let title = "two temperatures"

    static func makeScreen() -> TemperatureScreen { TemperatureScreen() }

    static let alphabet: [Input] = [
      .type("celsius", text: "3."), .replace("celsius", text: "-40"), .clear("celsius"),
      .type("fahrenheit", text: "7"), .paste("fahrenheit", text: "x"), .replace("fahrenheit", text: "98.6"),
      .submit("celsius"),
    ]
    static let invariants: [Invariant<TemperatureScreen>] = []
  }

  static let reference = [Way("reference", Reference.self)]

  static func detail(of pane: Pane<Place>) -> String {
    let set = pane.frames.flatMap(\.changes).filter { !$0.isByPerson && $0.property == .text }
    return "set: \(set.isEmpty ? "nothing" : set.map(\.identifier).joined(separator: ", "))"
  }

  final class Reference: PlainWay<TemperatureScreen> {
    override func wire() {
      for field in [screen.celsius, screen.fahrenheit] {
        field.addTarget(self, action: Reference.show, for: .editingChanged)
      }
    }

    private func show() {
      if screen.celsius.isEditing {
        Temperature.fahrenheit(typedInCelsius: screen.celsius.text ?? "").map { screen.fahrenheit.text = $0 }
      } else {
        Temperature.celsius(typedInFahrenheit: screen.fahrenheit.text ?? "").map { screen.celsius.text = $0 }
      }
    }
  }
}
