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

  static let rules: [Rule<Place>] = [
    Rule(
      "A temperature typed into one field shows in the other.",
      script: """
        type celsius "100"
        expect fahrenheit "212"
        replace fahrenheit "32"
        expect celsius "0"
        replace fahrenheit "100"
        expect celsius "37.8"
        """,
      advice: "Which event says that a person has typed, and which method handles it?"),
    Rule(
      "A typed text stays as it was typed.",
      script: """
        type celsius "1."
        expect celsius "1."
        expect fahrenheit "33.8"
        type celsius "50"
        expect celsius "1.50"
        expect fahrenheit "34.7"
        replace fahrenheit "1e2"
        expect fahrenheit "1e2"
        """,
      advice: "The field in which a person types needs no update; only the other one does."),
    Rule(
      "A text that is no number leaves the other field alone.",
      script: """
        type celsius "10"
        type celsius "x"
        expect fahrenheit "50"
        clear celsius
        expect celsius ""
        expect fahrenheit "50"
        """,
      advice: "`Temperature` returns nil then: what do you show for nil?"),
    Rule(
      "Focus and caret change no text.",
      script: """
        type fahrenheit "100.1"
        expect celsius "37.8"
        focus celsius
        press celsius left
        submit celsius
        expect fahrenheit "100.1"
        """,
      advice: "37.8 °C is 100 °F again. Is your method called for typing only, or for the focus and the caret as well?"),
    Rule(
      "A key sets the other field once, and no other property.",
      script: """
        type celsius "7"
        """,
      expects: "set: fahrenheit",
      advice: "Text that code sets is not typed: does one of your methods respond to it?"
    ) { pane in
      let set = pane.frames.flatMap(\.changes).filter { !$0.isByPerson && $0.property == .text }
      return "set: \(set.isEmpty ? "nothing" : set.map(\.identifier).joined(separator: ", "))"
    },
  ]

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
