// Observer, the view: it observes the field, the table, and the properties of the presenter.

import Controls
import KeyValueObserving
import Models
import Services
import Stage
import World

extension ObserverWay {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: ArticlesScreen
    private let presenter: any ArticlesPresenter
    private let source: ArticlesSource
    private var observations: [KeyValueObservation] = []
    private var keys: [ActionKey] = []

    init(_ screen: ArticlesScreen, _ world: World) {
      self.screen = screen
      let presenter = Presenter(
        Interactor(screen.service, HTTPClient(world)), Wireframe(screen.navigator), world)
      self.presenter = presenter
      source = ArticlesSource(screen)
      screen.articles.dataSource = source
      screen.search.cancelButton.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
      screen.refresh.addTarget(self, action: Controller.refreshTapped, for: .touchUpInside)
      observations = [
        screen.search.observe(\.text) { [weak self] field, _ in self?.presenter.textChanged(field.text ?? "") },
        screen.articles.observe(\.isDragging) { [weak self] table, _ in if !table.isDragging { self?.dragEnded() } },
        screen.articles.observe(\.indexPathForSelectedRow) { [weak self] table, _ in
          if let indexPath = table.indexPathForSelectedRow { self?.rowSelected(at: indexPath) }
        },
        presenter.observe(\.list) { [weak self] presenter, _ in self?.show(presenter.list) },
        presenter.observe(\.pictures) { [weak self] presenter, _ in self?.show(presenter.pictures) },
      ]
      // A row that comes or goes is an event and no property: there is nothing to observe.
      keys = [
        screen.articles.addAction(for: .willDisplay) { [weak self] cell, _ in self?.rowShown(in: cell) },
        screen.articles.addAction(for: .didEndDisplaying) { [weak self] cell, _ in self?.rowLeft(cell) },
      ]
      presenter.start()
    }

    isolated deinit {
      keys.forEach(screen.articles.removeAction)
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

    private func show(_ list: ArticleList) {
      screen.show(list)
      source.show(list.contents)
    }

    private func show(_ pictures: Pictures) {
      screen.show(pictures)
    }
  }
}
