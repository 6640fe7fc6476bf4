import Controls
import Models
import Stage
import Workshop
import World

/// A search that begins after a pause in typing: two things to wait for, one after the other.
enum PauseAndAnswer: Exercise {
  enum Place: ServiceScene {
    static let title = "a search after a pause"

    static func makeScreen() -> LateAnswer.FinderScreen { LateAnswer.FinderScreen() }

    static let alphabet: [Input] = [
      .replace("search", text: "rx"), .replace("search", text: "tested"), .type("search", text: "z"),
      .wait(.milliseconds(100)), .wait(.milliseconds(500)), .wait(.seconds(2)), .event("fail", ["first", "refused"]),
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  final class Reference: PlainWay<LateAnswer.FinderScreen> {
    override func wire() {
      screen.search.addTarget(self, action: Reference.textChanged, for: .editingChanged)
    }

    private func textChanged() {
      let text = screen.search.text ?? ""
      work = world.schedule(after: ArticleList.typingPause) { [weak self] in self?.search(text) }
    }

    private func search(_ text: String) {
      screen.found.text = "Searching …"
      load(ArticleRequest(text, page: 1)) { [weak screen] result in
        screen?.found.text = LateAnswer.found(text, result)
      }
    }
  }
}
