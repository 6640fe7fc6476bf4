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

  static let rules: [Rule<Place>] = [
    found, trouble,
    Rule(
      "The answer to an earlier search does not take the place of a later one.",
      script: """
        replace search "rx"
        submit search
        replace search "tested"
        submit search
        wait 500ms
        expect found "tested: 16 articles"
        wait 2s
        expect found "tested: 16 articles"
        """,
      advice: "A search for one or two letters takes two seconds. Is its answer still wanted when it comes?"),
    Rule(
      "Only the latest search is under way.",
      script: """
        replace search "rx"
        submit search
        submit search
        replace search "tested"
        submit search
        """,
      expects: "1 request under way",
      advice: "Ignoring an answer is one thing, cancelling its request another.",
      of: \.requestsUnderWay),
  ]

  // The two rules that the exercise after this one has as well.
  static let found = Rule<Place>(
    "The return key begins a search, and the result is shown.",
    script: """
      replace search "tested"
      expect found ""
      submit search
      expect found "Searching …"
      wait 500ms
      expect found "tested: 16 articles"
      """,
    advice: "Which method receives the return key, and which one the answer?")
  static let trouble = Rule<Place>(
    "Trouble is shown, and the next search works.",
    script: """
      replace search "tested"
      submit search
      event fail first refused
      expect found "Failed: the host refuses the connection"
      submit search
      wait 500ms
      expect found "tested: 16 articles"
      """,
    advice: "Trouble ends one search, and not the ability to search.")

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
