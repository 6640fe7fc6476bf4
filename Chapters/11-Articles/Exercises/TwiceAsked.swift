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
