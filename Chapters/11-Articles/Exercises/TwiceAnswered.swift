import Controls
import Models
import Stage
import Workshop
import World

/// A cache of pages that answers, and then asks the service all the same.
enum TwiceAnswered: Exercise {
  /// Two pages to look at, and the number of times that one was shown.
  final class PagesScreen: Screen {
    let first = Button("first", title: "Page 1")
    let second = Button("second", title: "Page 2")
    let titles = Label("titles")
    let shown = Label("shown")
    private var count = 0

    override var rows: [[View]] { [[first, second], [titles], [shown]] }

    /// Shows the result of a request, and counts how often.
    func show(_ result: Result<ArticlePage, ArticleTrouble>) {
      count += 1
      shown.text = "shown \(counted(count, "time"))"
      switch result {
      case .success(let page): titles.text = page.articles.prefix(2).map(\.title).joined(separator: ", ")
      case .failure(let trouble): titles.text = "Failed: \(trouble)"
      }
    }
  }

  enum Place: ServiceScene {
    static let title = "a memory for pages"

    static func makeScreen() -> PagesScreen { PagesScreen() }

    static let alphabet: [Input] = [
      .tap("first"), .tap("second"), .wait(.milliseconds(200)), .wait(.milliseconds(500)),
      .event("fail", ["first", "refused"]),
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  final class Reference: PlainWay<PagesScreen> {
    private var known: [Int: Result<ArticlePage, ArticleTrouble>] = [:]

    override func wire() {
      screen.first.addTarget(self, action: Reference.first, for: .touchUpInside)
      screen.second.addTarget(self, action: Reference.second, for: .touchUpInside)
    }

    private func first() { show(1) }

    private func second() { show(2) }

    private func show(_ page: Int) {
      work = nil
      if let result = known[page] { return screen.show(result) }
      load(ArticleRequest("", page: page)) { [weak self] result in
        if case .success = result { self?.known[page] = result }
        self?.screen.show(result)
      }
    }
  }
}
