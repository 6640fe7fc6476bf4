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
      Invariant("nothing is told while a page is under way") { screen in
        !screen.loading.isAnimating || (screen.message.text ?? "").isEmpty
      }
    ]
    static let events: [WorldEvent<EndlessScreen>] = [
      refusal(),
      WorldEvent("last", ["N"], "request N gets its answer now: a page without articles") {
        (_, world, arguments: [String]) throws(BadArgument) in
        try (world.network as? ScriptedNetwork)?.deliver(to: arguments[0]) { _ in
          EmbeddedArticles.reply(to: ArticleService.embedded.page(ArticleRequest("", page: 9))).pieces.map(\.answer)
        }
      },
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules = Rule<Place>.all(
    in: """
      The first page is requested at once, and shown when it arrives.
        expect loading on
        wait 500ms
        expect loading off
        expect articles rows 20
        expect articles row 1 "Closures anew"
      look at: `EmbeddedArticles` answers after half a second. Which method makes the request, and which one gets the outcome?

      The bottom of the list loads the next page, and adds it behind the others.
        wait 500ms
        scroll articles bottom
        expect loading on
        wait 500ms
        expect articles rows 40
        scroll articles bottom
        wait 500ms
        expect articles rows 60
      look at: The table notifies its delegate when a drag ends. Is it at its bottom then, and which page comes next?

      A page is requested once, however often you come to the bottom.
        scroll articles bottom
        wait 500ms
        scroll articles bottom
        scroll articles top
        scroll articles bottom
      expected: 2 requests
      look at: What is the state of the list while a page is under way, and which method checks it?

      After a page without articles, no further page is requested.
        wait 500ms
        scroll articles bottom
        event last first
        expect articles rows 20
        expect loading off
        scroll articles bottom
        scroll articles bottom
      expected: 2 requests
      look at: An empty page is the end of the list. Which property remembers that?

      Trouble is shown and the rows stay, and the bottom requests the same page again.
        wait 500ms
        scroll articles bottom
        event fail first refused
        expect message "Failed: the host refuses the connection"
        expect loading off
        expect articles rows 20
        scroll articles bottom
        expect message ""
        wait 500ms
        expect articles rows 40
        scroll articles bottom
        expect articles row 40 "Signals tested"
      look at: When does the number of the page change: with the request, or with the answer?
      """, of: \.requests)

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
