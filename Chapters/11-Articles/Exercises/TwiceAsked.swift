import Controls
import Models
import Stage
import Workshop
import World

/// Two labels that show one answer, and two requests for it.
enum TwiceAsked: Exercise {
  /// The number of articles, and the first of them.
  final class FirstPageScreen: Screen {
    let refresh = Button("refresh", title: "Refresh")
    let count = Label("count")
    let first = Label("first")

    override var rows: [[View]] { [[refresh], [count], [first]] }
  }

  enum Place: ServiceScene {
    static let title = "one page, two labels"

    static func makeScreen() -> FirstPageScreen { FirstPageScreen() }

    static let alphabet: [Input] = [
      .tap("refresh"), .wait(.milliseconds(200)), .wait(.milliseconds(500)), .event("fail", ["first", "refused"]),
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules = Rule<Place>.all(
    in: """
      Both labels show the answer.
        tap refresh
        wait 500ms
        expect count "20 articles"
        expect first "Closures anew"
      look at: Each label has a chain of its own. Where do the two begin?

      A tap makes one request, however many subscribers it has.
        tap refresh
      expected: 1 request
      look at: Each subscription begins a chain anew, from its source on. Which operator lets two share one?

      The next tap makes the next request, also after trouble.
        tap refresh
        event fail first refused
        expect count "Failed: the host refuses the connection"
        tap refresh
        wait 500ms
        expect count "20 articles"
      expected: 2 requests
      look at: The shared stream must not end: do the taps stand above the sharing or below?
      """, of: \.requests)

  /// The number of articles that came, or the trouble.
  static func count(_ result: Result<ArticlePage, ArticleTrouble>) -> String {
    switch result {
    case .success(let page): counted(page.articles.count, "article")
    case .failure(let trouble): "Failed: \(trouble)"
    }
  }

  /// The title of the first article.
  static func first(_ result: Result<ArticlePage, ArticleTrouble>) -> String {
    (try? result.get())?.articles.first?.title ?? ""
  }

  final class Reference: PlainWay<FirstPageScreen> {
    override func wire() {
      screen.refresh.addTarget(self, action: Reference.refresh, for: .touchUpInside)
    }

    private func refresh() {
      load(ArticleRequest("", page: 1)) { [weak screen] result in
        screen?.count.text = TwiceAsked.count(result)
        screen?.first.text = TwiceAsked.first(result)
      }
    }
  }
}
