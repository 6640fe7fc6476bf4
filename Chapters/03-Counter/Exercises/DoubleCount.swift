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

  final class Reference: PlainWay<DoubleScreen> {
    private var count = Count()

    override func wire() {
      screen.up.addTarget(self, action: { me in { me.move { $0.moved(by: 1) } } }, for: .touchUpInside)
      screen.down.addTarget(self, action: { me in { me.move { $0.moved(by: -1) } } }, for: .touchUpInside)
      screen.reset.addTarget(self, action: { me in { me.move { _ in Count() } } }, for: .touchUpInside)
      move { $0 }
    }

    private func move(_ change: (Count) -> Count) {
      count = change(count)
      screen.count.text = count.text
      screen.double.text = count.doubledText
    }
  }
}

extension Count {
  /// The double, as the second label shows it; "–" if it overflows.
  var doubledText: String {
    let (double, overflows) = value.multipliedReportingOverflow(by: 2)
    return overflows ? "–" : "\(double)"
  }
}
