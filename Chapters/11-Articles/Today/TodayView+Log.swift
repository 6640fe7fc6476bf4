// Today, the view with a log: a second view, which reads the list in an update of its own.

import Controls
import Models
import Services
import Stage
import World

extension TodayWay {
  enum Log {}
}

extension TodayWay.Log {
  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: LoggedScreen
    private let presenter: any TodayWay.ArticlesPresenter
    private let source: ArticlesSource
    private let log: LogView
    private var keys: [ActionKey] = []

    init(_ screen: LoggedScreen, _ world: World) {
      self.screen = screen
      presenter = TodayWay.Presenter(
        TodayWay.Interactor(screen.service, HTTPClient(world)), TodayWay.Wireframe(screen.navigator), world)
      source = ArticlesSource(screen)
      log = LogView(ArticleLogger(screen.log), presenter, world)
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

  /// The log as a view: it shows the list at the end of each event, and so lacks changes in between. A log of every
  /// change belongs in `follow`. A picture that arrives updates the other view only.
  final class LogView: ViewController {
    private let logger: ArticleLogger
    private let presenter: any TodayWay.ArticlesPresenter

    init(_ logger: ArticleLogger, _ presenter: any TodayWay.ArticlesPresenter, _ world: World) {
      self.logger = logger
      self.presenter = presenter
      super.init(world)
    }

    override func updateProperties() {
      logger.note(presenter.list)
    }
  }
}
