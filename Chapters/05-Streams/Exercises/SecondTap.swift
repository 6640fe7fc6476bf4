import Controls
import Rx
import Stage
import Workshop

/// A draft that the first tap does not save, and a button that is dead at the second tap.
enum SecondTap: Exercise {
  /// A button, the result of its last tap, and the server behind it.
  final class DraftScreen: Screen {
    let save = Button("save", title: "Save")
    let state = Label("state")
    let server = DraftServer()

    override var rows: [[View]] { [[save], [state]] }
  }

  /// A server that refuses every other draft, beginning with the first.
  final class DraftServer {
    private(set) var requests = 0

    /// Sends a request and returns its answer, or nil if the server refused the draft.
    func save() -> String? {
      requests += 1
      return requests.isMultiple(of: 2) ? "Saved by request \(requests)." : nil
    }

    /// Returns a stream that sends a request at each subscription, and fails if the server refuses the draft.
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

  static func detail(of pane: Pane<Place>) -> String { "\(pane.screen.server.requests) requests" }

  final class Reference: PlainWay<DraftScreen> {
    override func wire() {
      screen.save.addTarget(self, action: Reference.saveTapped, for: .touchUpInside)
    }

    private func saveTapped() {
      screen.state.text = screen.server.save() ?? "Not saved."
    }
  }
}
