import Controls
import Models
import Stage
import Workshop

/// A second label, which shows the double of the count, in all four ways.
enum DoubleCount: Exercise {
  /// The counter with a second label.
  final class DoubleScreen: CounterScreen {
    let double = Label("double")

    override var rows: [[View]] { [[count], [double], [down, up], [reset]] }
  }

  enum Place: Scene {
    static let title = "a count and its double"

    static func makeScreen() -> DoubleScreen { DoubleScreen() }

    static let alphabet = ThreeButtons.alphabet
    static let invariants = [
      Invariant<DoubleScreen>("the second label shows the double of the first") { screen in
        guard let count = screen.count.text.flatMap({ Int($0) }) else { return false }
        return screen.double.text == Count(count).doubledText
      }
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<Place>] = [
    Rule(
      "The double is there before any tap, and follows the count.",
      script: """
        expect double "0"
        tap up
        tap up
        expect count "2"
        expect double "4"
        tap down
        expect double "2"
        tap reset
        expect double "0"
        """,
      advice: "Who tells the second label, and is it told whenever the first one is?")
  ]

  final class Reference: PlainWay<DoubleScreen> {
    private var count = Count() { didSet { show() } }

    override func wire() {
      screen.up.addTarget(self, action: Reference.up, for: .touchUpInside)
      screen.down.addTarget(self, action: Reference.down, for: .touchUpInside)
      screen.reset.addTarget(self, action: Reference.reset, for: .touchUpInside)
      count = screen.start
    }

    private func up() { count = count.moved(by: 1) }

    private func down() { count = count.moved(by: -1) }

    private func reset() { count = Count() }

    private func show() {
      screen.count.text = count.text
      screen.double.text = count.doubledText
    }
  }
}

extension Count {
  /// The double, as the second label shows it; beyond the ends there is none.
  var doubledText: String {
    let (double, overflows) = value.multipliedReportingOverflow(by: 2)
    return overflows ? "–" : "\(double)"
  }
}
