import Controls
import Models
import Stage
import Workshop
import World

/// Two searches, and the answer to the first comes last.
enum LateAnswer: Exercise {
  /// A field for the text, searched for with the return key, and the number of articles found.
  final class FinderScreen: Screen {
    let search = TextField("search", placeholder: "what to look for")
    let found = Label("found")

    override var rows: [[View]] { [[search], [found]] }
  }

  enum Place: ServiceScene {
    static let title = "an answer that comes late"

    static func makeScreen() -> FinderScreen { FinderScreen() }

    static let alphabet: [Input] = [
      .replace("search", text: "rx"), .replace("search", text: "tested"), .submit("search"),
      .wait(.milliseconds(500)), .wait(.seconds(2)), .event("fail", ["first", "refused"]),
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  /// The result of a search for `text`.
  static func found(_ text: String, _ result: Result<ArticlePage, ArticleTrouble>) -> String {
    switch result {
    case .success(let page): "\(text): \(counted(page.articles.count, "article"))"
    case .failure(let trouble): "Failed: \(trouble)"
    }
  }

  final class Reference: PlainWay<FinderScreen> {
    override func wire() {
      screen.search.addTarget(self, action: Reference.find, for: .editingDidEndOnExit)
    }

    private func find() {
      let text = screen.search.text ?? ""
      screen.found.text = "Searching …"
      load(ArticleRequest(text, page: 1)) { [weak screen] result in
        screen?.found.text = LateAnswer.found(text, result)
      }
    }
  }
}
