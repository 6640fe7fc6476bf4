import Controls
import Models
import Stage
import Workshop

/// A message that also says how often its button was tapped, in all four ways.
enum TapTally: Exercise {
  /// Two of the four buttons.
  final class TwoButtonsScreen: OneButtonScreen {
    let help = Button("help", title: "Help")

    override var rows: [[View]] { [[login, help], [message]] }
  }

  enum Place: Scene {
    static let title = "two buttons that are counted"

    static func makeScreen() -> TwoButtonsScreen { TwoButtonsScreen() }

    static let alphabet: [Input] = [.tap("login"), .tap("help")]
    static let invariants: [Invariant<TwoButtonsScreen>] = []
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<Place>] = [
    Rule(
      "There is no message before any tap, and the first tap is number 1.",
      script: """
        expect message ""
        tap login
        expect message "Tap Login Button! (1)"
        """,
      advice: "Where is it said what the label shows?"),
    Rule(
      "Each further tap of a button is one more.",
      script: """
        tap help
        tap help
        expect message "Tap Help Button! (2)"
        tap help
        expect message "Tap Help Button! (3)"
        """,
      advice: "What remembers the taps from one to the next? It has to live longer than a tap."),
    Rule(
      "Each button has a number of its own.",
      script: """
        tap login
        tap help
        expect message "Tap Help Button! (1)"
        tap login
        expect message "Tap Login Button! (2)"
        """,
      advice: "One tally knows all buttons, and counts each for itself."),
  ]

  /// The number of times that each message was called for, and the text of the label.
  struct Tally {
    private var counts: [String: Int] = [:]

    /// "Tap Help Button! (2)"; "" as long as nothing was called for.
    private(set) var text = ""

    /// The tally after `message` was called for once more.
    func adding(_ message: String) -> Tally {
      var next = self
      let count = counts[message, default: 0] + 1
      next.counts[message] = count
      next.text = "\(message) (\(count))"
      return next
    }
  }

  final class Reference: PlainWay<TwoButtonsScreen> {
    private var tally = Tally()

    override func wire() {
      screen.login.addTarget(self, action: Reference.login, for: .touchUpInside)
      screen.help.addTarget(self, action: Reference.help, for: .touchUpInside)
    }

    private func login() { show(TapMessage.login) }

    private func help() { show(TapMessage.help) }

    private func show(_ message: String) {
      tally = tally.adding(message)
      screen.message.text = tally.text
    }
  }
}
