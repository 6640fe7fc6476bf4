import Controls
import Rx
import Stage

/// Presents a question with several answers as a stream, with and without an end.
enum Prompts {
  private enum Choice: String, CustomStringConvertible {
    case cancel = "Cancel"
    case clear = "Clear"
    case tryAnother = "Try ada1"

    var description: String { rawValue }
  }

  static func tryOut(_ print: @escaping Print) {
    let screen = SignUpScreen()
    let question = screen.rx.promptFor(
      "Username already taken", cancelAction: Choice.cancel, actions: [.clear, .tryAnother])
    for (name, stream) in [("promptFor", question), ("promptFor, then take(1)", question.take(1))] {
      for tapped in ["clear", "cancel"] {
        print("\(name): tap \(tapped)")
        let subscription = stream.subscribe { print("  \($0)") }
        let buttons = screen.alert?.buttons ?? []
        print("  the alert offers \(buttons.compactMap(\.title).joined(separator: ", "))")
        buttons.first { $0.identifier == tapped }?.tap()
        subscription.dispose()
      }
    }
    print("promptFor: dispose without an answer")
    let subscription = question.subscribe { print("  \($0)") }
    subscription.dispose()
    print("  the alert is \(screen.alert == nil ? "gone" : "still there")")
  }
}
