import Controls
import Models
import Services
import Stage
import Workshop
import World

/// A memory for pages that answers, and then asks all the same.
enum TwiceAnswered: Exercise {
  /// Two pages to look at, and how often anything was shown.
  final class PagesScreen: Screen {
    let first = Button("first", title: "Page 1")
    let second = Button("second", title: "Page 2")
    let titles = Label("titles")
    let shown = Label("shown")
    private var count = 0

    override var rows: [[View]] { [[first, second], [titles], [shown]] }

    /// Shows what came of a request; each time it says so.
    func show(_ result: Result<ArticlePage, ArticleTrouble>) {
      count += 1
      shown.text = "shown \(counted(count, "time"))"
      switch result {
      case .success(let page): titles.text = page.articles.prefix(2).map(\.title).joined(separator: ", ")
      case .failure(let trouble): titles.text = "Failed: \(trouble)"
      }
    }
  }

  enum Place: Scene {
    static let title = "a memory for pages"

    static func makeScreen() -> PagesScreen { PagesScreen() }
    static func prepare(_ world: VirtualWorld) { world.scriptedNetwork.rule = EmbeddedArticles.reply }

    static let alphabet: [Input] = [
      .tap("first"), .tap("second"), .wait(.milliseconds(200)), .wait(.milliseconds(500)),
      .event("fail", ["first", "refused"]),
    ]
    static let invariants: [Invariant<PagesScreen>] = []
    static let events: [WorldEvent<PagesScreen>] = [
      .fail("request", ["refused": .cannotConnect], on: { $0.network as? ScriptedNetwork })
    ]
    static let usesNetwork = true
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<Place>] = [
    Rule(
      "A page is shown when it is there.",
      script: """
        tap first
        expect shown ""
        wait 500ms
        expect titles "Closures anew, Delegates anew"
        expect shown "shown 1 time"
        """,
      advice: "Is the completion called with what came?"),
    Rule(
      "A page that is known is shown at once, and once.",
      script: """
        tap first
        wait 500ms
        tap first
        expect shown "shown 2 times"
        wait 1s
        expect shown "shown 2 times"
        """,
      advice: "A completion is called once for each question. Which of its two calls is one too many?"),
    Rule(
      "A page that is known is not asked for again.",
      script: """
        tap first
        wait 500ms
        tap first
        tap first
        """,
      expects: "1 request",
      advice: "What is left to be done when the answer is known already?",
      of: \.requests),
    Rule(
      "What was asked for last is what is shown, known or not.",
      script: """
        tap first
        wait 500ms
        tap second
        tap first
        wait 1s
        expect titles "Closures anew, Delegates anew"
        expect shown "shown 2 times"
        """,
      advice: "The other page is on its way when a known one is shown: is it called off?"),
  ]

  final class Reference: PlainWay<PagesScreen> {
    private var known: [Int: HTTPTask.Outcome] = [:]

    override func wire() {
      screen.first.addTarget(self, action: Reference.first, for: .touchUpInside)
      screen.second.addTarget(self, action: Reference.second, for: .touchUpInside)
    }

    private func first() { show(1) }

    private func second() { show(2) }

    private func show(_ page: Int) {
      work = nil
      if let outcome = known[page] { return screen.show(outcome.page) }
      let request = ArticleService.embedded.page(ArticleRequest("", page: page))
      let task = HTTPClient(world).task(with: request) { [weak self] outcome in
        if case .success = outcome { self?.known[page] = outcome }
        self?.screen.show(outcome.page)
      }
      work = task
      task.resume()
    }
  }
}
