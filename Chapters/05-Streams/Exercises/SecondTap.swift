import Controls
import Rx
import Stage
import Workshop

/// A draft that is not saved at the first tap, and a button that is dead at the second.
enum SecondTap: Exercise {
  /// A button, what came of it, and the server behind it.
  final class DraftScreen: Screen {
    let save = Button("save", title: "Save")
    let state = Label("state")
    let server = DraftServer()

    override var rows: [[View]] { [[save], [state]] }
  }

  /// A server that refuses every other draft, the first one too.
  final class DraftServer {
    private(set) var requests = 0

    /// Asks, and says what there is to read; nil if the draft was refused.
    func save() -> String? {
      requests += 1
      return requests.isMultiple(of: 2) ? "Saved by request \(requests)." : nil
    }

    /// The same as a stream, which asks at each subscription, and fails if the draft was refused.
    func saved() -> Observable<String> {
      Observable.deferred { [self] in save().map { .just($0) } ?? .error(Trouble.planned) }
    }
  }

  enum Place: Scene {
    static let title = "a button that saves"

    static func makeScreen() -> DraftScreen { DraftScreen() }

    static let alphabet: [Input] = [.tap("save"), .wait(.seconds(1))]
    static let invariants: [Invariant<DraftScreen>] = []
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<Place>] = [
    Rule(
      "What is not saved says so.",
      script: """
        expect state ""
        tap save
        expect state "Not saved."
        """,
      advice: "The error has to become something to read before it comes to the label."),
    Rule(
      "Whatever came of one tap, the next one asks again.",
      script: """
        tap save
        tap save
        expect state "Saved by request 2."
        tap save
        expect state "Not saved."
        """,
      advice: "An error ends the stream that it comes in. Is it caught before or after it is in the stream of the taps?"
    ),
    Rule(
      "Each tap asks once.", script: "tap save\ntap save\ntap save", expects: "3 requests",
      advice: "Nobody has asked for a second try but the person who taps.",
      of: { "\($0.screen.server.requests) requests" }),
  ]

  final class Reference: PlainWay<DraftScreen> {
    override func wire() {
      screen.save.addTarget(self, action: Reference.saveTapped, for: .touchUpInside)
    }

    private func saveTapped() {
      screen.state.text = screen.server.save() ?? "Not saved."
    }
  }
}
