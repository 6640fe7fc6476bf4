@testable import Articles
import Controls
import Models
import Services
import Stage
import World

extension EndlessList {
  #if SOLVED
  final class Yours: Wiring, TableDelegate, HTTPTaskDelegate {
    private let screen: EndlessScreen
    private let client: HTTPClient
    private var articles: [Article] = []
    private var page = 0
    private var isComplete = false
    private var task: HTTPTask?

    init(_ screen: EndlessScreen, _ world: World) {
      self.screen = screen
      client = HTTPClient(world)
      screen.articles.delegate = self
      loadNext()
    }

    isolated deinit {
      task?.cancel()
    }

    func tableDidEndDragging(_ table: Table) {
      if table.isAtBottom { loadNext() }
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      self.task = nil
      screen.show(isLoading: false)
      switch outcome.page {
      case .success(let next): add(next.articles)
      case .failure(let trouble): screen.show(trouble)
      }
    }

    private func loadNext() {
      guard task == nil, !isComplete else { return }
      let task = client.task(with: ArticleService.embedded.page(ArticleRequest("", page: page + 1)))
      task.delegate = self
      self.task = task
      screen.show(nil)
      screen.show(isLoading: true)
      task.resume()
    }

    private func add(_ new: [Article]) {
      isComplete = new.isEmpty
      guard !isComplete else { return }
      page += 1
      articles += new
      screen.show(articles)
    }
  }
  #else
  final class Yours: Wiring, TableDelegate {
    private let screen: EndlessScreen
    private let client: HTTPClient

    init(_ screen: EndlessScreen, _ world: World) {
      self.screen = screen
      client = HTTPClient(world)
      screen.articles.delegate = self
      // Yours.
    }

    func tableDidEndDragging(_ table: Table) {
      // Yours.
    }
  }
  #endif
}
