// The original's rules, in our words: what it asks for, and when it does not.

import Controls
import Models
import Services
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// A list by the original's rules, seven of which are not what a reader would want.
  final class Controller: Wiring {
    private let screen: ArticlesScreen
    private let client: HTTPClient
    private let world: World
    private let source: ArticlesSource
    private var phase = ArticleList.Phase.nothing
    private var query = ""
    private var page = 0
    private var contents: [Article] = []
    private var typing: (any Cancellable)?
    private var tasks: [HTTPTask] = []
    private var key: ActionKey?

    init(_ screen: ArticlesScreen, _ world: World) {
      self.screen = screen
      self.world = world
      client = HTTPClient(world)
      source = ArticlesSource(screen)
      screen.articles.dataSource = source
      screen.search.addTarget(self, action: Controller.textChanged, for: .editingChanged)
      screen.search.cancelButton.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
      screen.refresh.addTarget(self, action: Controller.refreshTapped, for: .touchUpInside)
      key = screen.articles.addDraggingAction { [weak self] in self?.loadMore() }
      load(ArticleRequest("", page: 1))
    }

    isolated deinit {
      key.map(screen.articles.removeAction)
      typing?.cancel()
      for task in tasks { task.cancel() }
    }

    private func textChanged() {
      let text = screen.search.text ?? ""
      typing?.cancel()
      typing = world.schedule(after: ArticleList.typingPause) { [weak self] in self?.search(text) }
    }

    private func search(_ text: String) {
      // What is typed while something is under way, or after the bottom was reached, is dropped.
      guard phase == .finished, text != query else { return }
      query = text
      (page, contents) = (0, [])
      load(ArticleRequest(query, page: 1))
    }

    private func cancelTapped() {
      typing?.cancel()
      // The text is not forgotten: the next page is one of the old search.
      (page, contents) = (0, [])
      load(ArticleRequest("", page: 1))
    }

    private func refreshTapped() {
      load(ArticleRequest(query, page: 1))
    }

    private func loadMore() {
      guard phase == .finished, screen.articles.isAtBottom else { return }
      load(ArticleRequest(query, page: page + 1))
    }

    private func load(_ request: ArticleRequest) {
      phase = .requesting
      show()
      // Nobody calls the one before off.
      let task = client.task(with: screen.service.page(request)) { [weak self] outcome in
        self?.take(outcome.page, request)
      }
      tasks.append(task)
      task.resume()
    }

    private func take(_ result: Result<ArticlePage, ArticleTrouble>, _ request: ArticleRequest) {
      switch result {
      case .success(let new) where new.articles.isEmpty && !contents.isEmpty:
        // The sign stays: it goes with the next page, and there is none.
        phase = .reachedBottom
        return
      case .success(let new):
        phase = .finished
        page = request.page
        contents = request.page == 1 ? new.articles : contents + new.articles
        show()
        // The bottom of nothing is in sight: so ask for more.
        if contents.isEmpty { load(ArticleRequest(query, page: page + 1)) }
      case .failure:
        phase = .finished
        contents = []
        show()
      }
    }

    private func show() {
      if phase == .requesting { screen.loading.startAnimating() } else { screen.loading.stopAnimating() }
      source.show(contents)
    }
  }
}
