// Delegate, the view: it is the delegate of the field and of the table, and shows what the presenter hands it.

import Controls
import Models
import Services
import Stage
import World

extension DelegateWay {
  // MARK: Controller

  final class Controller: Wiring, ArticlesView, TableDelegate, SearchFieldDelegate {
    private let screen: ArticlesScreen
    private let presenter: any ArticlesPresenter
    private let source: ArticlesSource

    init(_ screen: ArticlesScreen, _ world: World) {
      self.screen = screen
      let presenter = Presenter(
        Interactor(screen.service, HTTPClient(world)), Wireframe(screen.navigator), world)
      self.presenter = presenter
      source = ArticlesSource(screen)
      screen.articles.dataSource = source
      screen.articles.delegate = self
      screen.search.delegate = self
      screen.refresh.addTarget(self, action: Controller.refreshTapped, for: .touchUpInside)
      presenter.view = self
      presenter.start()
    }

    func searchField(_ searchField: SearchField, textDidChange searchText: String) {
      presenter.textChanged(searchText)
    }

    func searchFieldCancelButtonClicked(_ searchField: SearchField) {
      presenter.cancelSearch()
    }

    private func refreshTapped() {
      presenter.refresh(screen.search.text ?? "")
    }

    func tableDidEndDragging(_ table: Table) {
      if table.isAtBottom { presenter.reachBottom() }
    }

    func table(_ table: Table, didSelectRowAt indexPath: IndexPath) {
      table.deselectRow(at: indexPath)
      if let article = source[indexPath] { presenter.select(article) }
    }

    func table(_ table: Table, willDisplay cell: TableCell, forRowAt indexPath: IndexPath) {
      guard let cell = cell as? ArticleCell, let article = cell.article else { return }
      presenter.rowShown(article)
      // The cell is not in sight yet, so the pictures just shown have not reached it.
      cell.show(screen.pictures)
    }

    func table(_ table: Table, didEndDisplaying cell: TableCell, forRowAt indexPath: IndexPath) {
      if let article = (cell as? ArticleCell)?.article { presenter.rowLeft(article) }
    }

    func show(_ list: ArticleList) {
      screen.show(list)
      source.show(list.contents)
    }

    func show(_ pictures: Pictures) {
      screen.show(pictures)
    }
  }
}
