// Today, the view: it calls the presenter for each input, and updates the screen when what it has read changes.

import Controls
import Models
import Services
import Stage
import World

extension TodayWay {
  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: ArticlesScreen
    private let presenter: any ArticlesPresenter
    private let source: ArticlesSource
    private var keys: [ActionKey] = []

    init(_ screen: ArticlesScreen, _ world: World) {
      self.screen = screen
      presenter = Presenter(
        Interactor(screen.service, HTTPClient(world)), Wireframe(screen.navigator), world)
      source = ArticlesSource(screen)
      super.init(world)
      screen.articles.dataSource = source
      screen.search.addTarget(self, action: Controller.textChanged, for: .editingChanged)
      screen.search.cancelButton.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
      screen.refresh.addTarget(self, action: Controller.refreshTapped, for: .touchUpInside)
      keys = [
        screen.articles.addDraggingAction { [weak self] in self?.dragEnded() },
        screen.articles.addAction(for: .didSelect) { [weak self] _, indexPath in self?.rowSelected(at: indexPath) },
        screen.articles.addAction(for: .willDisplay) { [weak self] cell, _ in self?.rowShown(in: cell) },
        screen.articles.addAction(for: .didEndDisplaying) { [weak self] cell, _ in self?.rowLeft(cell) },
      ]
      presenter.start()
    }

    isolated deinit {
      keys.forEach(screen.articles.removeAction)
    }

    private func textChanged() {
      presenter.textChanged(screen.search.text ?? "")
    }

    private func cancelTapped() {
      presenter.cancelSearch()
    }

    private func refreshTapped() {
      presenter.refresh(screen.search.text ?? "")
    }

    private func dragEnded() {
      if screen.articles.isAtBottom { presenter.reachBottom() }
    }

    private func rowSelected(at indexPath: IndexPath) {
      screen.articles.deselectRow(at: indexPath)
      if let article = source[indexPath] { presenter.select(article) }
    }

    private func rowShown(in cell: TableCell?) {
      if let article = (cell as? ArticleCell)?.article { presenter.rowShown(article) }
    }

    private func rowLeft(_ cell: TableCell?) {
      if let article = (cell as? ArticleCell)?.article { presenter.rowLeft(article) }
    }

    override func updateProperties() {
      screen.show(presenter.list)
      source.show(presenter.list.contents)
      // Last: updating the table changes the pictures. Read afterwards, they are shown in this same update.
      screen.show(presenter.pictures)
    }
  }
}
