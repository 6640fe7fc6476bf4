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
    static let title = "two buttons whose taps are counted"

    static func makeScreen() -> TwoButtonsScreen { TwoButtonsScreen() }

    static let alphabet: [Input] = [.tap("login"), .tap("help")]
    static let invariants: [Invariant<TwoButtonsScreen>] = []
  }

  static let reference = [Way("reference", Reference.self)]

  /// The number of taps for each message, and the text of the label.
  struct Tally {
    private var counts: [String: Int] = [:]

    /// The last message with its number, such as "Tap Help Button! (2)"; "" before the first tap.
    private(set) var text = ""

    /// Returns the tally after one more tap for `message`.
    func adding(_ message: String) -> Tally {
      var next = self
      let count = counts[message, default: 0] + 1
      next.counts[message] = count
      next.text = "\(message) (\(count))"
      return next
    }
  }

  /// The buttons, each connected with its message; a subclass answers a tap.
  class TwoButtons: PlainWay<TwoButtonsScreen> {
    override func wire() {
      screen.login.addTarget(self, action: { me in { me.tapped(TapMessage.login) } }, for: .touchUpInside)
      screen.help.addTarget(self, action: { me in { me.tapped(TapMessage.help) } }, for: .touchUpInside)
    }

    /// Answers a tap of the button whose message is `message`.
    func tapped(_ message: String) {}

    /// Shows `message` on the label.
    func show(_ message: String) {
      screen.message.text = message
    }
  }

  final class Reference: TwoButtons {
    private var tally = Tally()

    override func tapped(_ message: String) {
      tally = tally.adding(message)
      show(tally.text)
    }
  }
}
