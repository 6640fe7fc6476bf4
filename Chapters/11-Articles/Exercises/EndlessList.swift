import Controls
import Models
import Services
import Stage
import Workshop
import World

/// A list that loads the next page at its end.
enum EndlessList: Exercise {
  /// The titles so far, and the state of the next page.
  final class EndlessScreen: Screen, TableDataSource {
    let loading = ActivityIndicator("loading")
    let message = Label("message")
    let articles = Table("articles", height: 220)
    private var titles: [String] = []

    override init() {
      super.init()
      articles.register(TableCell.self, forCellReuseIdentifier: "title")
      articles.dataSource = self
    }

    override var rows: [[View]] { [[loading], [message], [articles]] }

    /// Shows `articles` in the place of those before.
    func show(_ articles: [Article]) {
      titles = articles.map(\.title)
      self.articles.reloadData()
    }

    /// Turns the wheel while a page is under way.
    func show(isLoading: Bool) {
      if isLoading { loading.startAnimating() } else { loading.stopAnimating() }
    }

    /// Shows why the last page failed, or clears the message.
    func show(_ trouble: ArticleTrouble?) {
      message.text = trouble.map { "Failed: \($0)" } ?? ""
    }

    func table(_ table: Table, numberOfRowsInSection section: Int) -> Int { titles.count }

    func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
      let cell = table.dequeueReusableCell(withIdentifier: "title", for: indexPath)
      cell.text = titles[indexPath.row]
      return cell
    }
  }

  enum Place: ServiceScene {
    static let title = "a list without an end"

    static func makeScreen() -> EndlessScreen { EndlessScreen() }

    static let alphabet: [Input] = [
      .scroll("articles", to: .bottom), .scroll("articles", to: .top), .wait(.milliseconds(200)),
      .wait(.milliseconds(500)), .event("fail", ["first", "refused"]), .event("last", ["first"]),
    ]
    static let invariants: [Invariant<EndlessScreen>] = [
      Invariant("no message is shown while a page is loading") { screen in
        !screen.loading.isAnimating || (screen.message.text ?? "").isEmpty
      }
    ]
    static let events: [WorldEvent<EndlessScreen>] = [
      refusal(),
      WorldEvent("last", ["N"], "request N is answered now, with a page without articles") {
        (_, world, arguments: [String]) throws(BadArgument) in
        try (world.network as? ScriptedNetwork)?.deliver(to: arguments[0]) { _ in
          EmbeddedArticles.reply(to: ArticleService.embedded.page(ArticleRequest("", page: 9))).pieces.map(\.answer)
        }
      },
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  /// It has the chapter's state machine.
  final class Reference: PlainWay<EndlessScreen> {
    private var list = ArticleList()
    private var key: ActionKey?

    override func wire() {
      key = screen.articles.addDraggingAction { [weak self] in
        if self?.screen.articles.isAtBottom == true { self?.follow(.bottomReached) }
      }
      follow(.refreshed(""))
    }

    isolated deinit {
      key.map(screen.articles.removeAction)
    }

    private func follow(_ event: ArticleEvent) {
      let old = list
      list = old.following(event, at: world.now)
      screen.show(isLoading: list.phase == .requesting)
      screen.show(list.trouble)
      if list.contents != old.contents { screen.show(list.contents) }
      guard let request = list.request, request != old.request else { return }
      load(request) { [weak self] result in
        switch result {
        case .success(let page): self?.follow(.answered(request, page))
        case .failure(let trouble): self?.follow(.failed(request, trouble))
        }
      }
    }
  }
}
