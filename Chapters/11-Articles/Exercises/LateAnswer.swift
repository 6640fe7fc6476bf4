import Controls
import Models
import Services
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

  enum Place: Scene {
    static let title = "an answer that comes late"

    static func makeScreen() -> FinderScreen { FinderScreen() }
    static func prepare(_ world: VirtualWorld) { world.scriptedNetwork.rule = EmbeddedArticles.reply }

    static let alphabet: [Input] = [
      .replace("search", text: "rx"), .replace("search", text: "tested"), .submit("search"),
      .wait(.milliseconds(500)), .wait(.seconds(2)), .event("fail", ["first", "refused"]),
    ]
    static let invariants: [Invariant<FinderScreen>] = []
    static let events: [WorldEvent<FinderScreen>] = [
      .fail("request", ["refused": .cannotConnect], on: { $0.network as? ScriptedNetwork })
    ]
    static let usesNetwork = true
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
      advice: "What is found by one or two letters takes two seconds. Is its answer still wanted when it comes?"),
    Rule(
      "Nothing is under way but what was looked for last.",
      script: """
        replace search "rx"
        submit search
        submit search
        replace search "tested"
        submit search
        """,
      expects: "1 request under way",
      advice: "Not to listen is one thing, to call off what nobody listens to another.",
      of: \.requestsUnderWay),
  ]

  /// Rules that hold in whatever way one looks for something.
  static let found = Rule<Place>(
    "The return key begins a search, and tells what was found.",
    script: """
      replace search "tested"
      expect found ""
      submit search
      expect found "Searching …"
      wait 500ms
      expect found "tested: 16 articles"
      """,
    advice: "Who is told of the return key, and who hears of the answer?")
  static let trouble = Rule<Place>(
    "Trouble is told, and the next search works.",
    script: """
      replace search "tested"
      submit search
      event fail first refused
      expect found "Failed: the host refuses the connection"
      submit search
      wait 500ms
      expect found "tested: 16 articles"
      """,
    advice: "Trouble is the end of one search, and not of searching.")

  /// The result of a search for `text`.
  static func found(_ text: String, _ outcome: HTTPTask.Outcome) -> String {
    switch outcome.page {
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
      let request = ArticleService.embedded.page(ArticleRequest(text, page: 1))
      let task = HTTPClient(world).task(with: request) { [weak screen] outcome in
        screen?.found.text = LateAnswer.found(text, outcome)
      }
      work = task
      task.resume()
    }
  }
}
