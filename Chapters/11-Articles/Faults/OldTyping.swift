import Controls
import struct Foundation.URL
import Models
import Services
import Stage
import World

extension DelegateWay.Log {
  /// What `--quiz` plants.
  enum OldTyping {
    typealias WeakView = DelegateWay.Log.WeakView
    typealias LogView = DelegateWay.Log.LogView
  }
}

extension DelegateWay.Log.OldTyping {
  // MARK: View model

  final class Presenter: DelegateWay.ArticlesPresenter, DelegateWay.ArticlesInteractorDelegate {
    private let interactor: any DelegateWay.ArticlesInteractor
    private let wireframe: any DelegateWay.ArticlesWireframe
    private let world: World
    private var list = ArticleList()
    private var pictures = Pictures()
    private var views: [WeakView] = []
    private var typing: (any Cancellable)?

    init(
      _ interactor: any DelegateWay.ArticlesInteractor, _ wireframe: any DelegateWay.ArticlesWireframe, _ world: World
    ) {
      self.interactor = interactor
      self.wireframe = wireframe
      self.world = world
      interactor.delegate = self
    }

    isolated deinit {
      // Nothing outlives its owner.
      typing?.cancel()
    }

    func attachView(_ view: any DelegateWay.ArticlesView) {
      views.append(WeakView(view: view))
      if list.phase == .nothing { follow(.refreshed("")) } else { view.show(list) }
    }

    func detachView() {
      views = []
    }

    func refresh(_ text: String) { follow(.refreshed(text)) }

    func textChanged(_ text: String) {
      // Fault: What was typed before is looked for as well.
      typing = world.schedule(after: ArticleList.typingPause) { [weak self] in self?.follow(.searched(text)) }
    }

    func cancelSearch() { follow(.searched("")) }

    func reachBottom() { follow(.bottomReached) }

    func select(_ article: Article) { wireframe.openArticle(article) }

    func rowShown(_ article: Article) {
      if let url = article.picture { follow(.shown(url)) }
    }

    func rowLeft(_ article: Article) {
      if let url = article.picture { follow(.left(url)) }
    }

    func interactorDidLoad(_ page: ArticlePage, for request: ArticleRequest) { follow(.answered(request, page)) }

    func interactorDidFail(with trouble: ArticleTrouble, for request: ArticleRequest) {
      follow(.failed(request, trouble))
    }

    func interactorDidLoadPicture(at url: URL) { follow(.loaded(url)) }

    func interactorDidFailPicture(at url: URL) { follow(.failed(url)) }

    private func follow(_ event: ArticleEvent) {
      let old = list
      list = old.following(event, at: world.now)
      guard list != old else { return }
      for view in views { view.view?.show(list) }
      guard list.request != old.request else { return }
      if let request = list.request { interactor.loadPage(request) } else { interactor.cancelPage() }
    }

    private func follow(_ event: Pictures.Event) {
      let old = pictures
      pictures = old.following(event)
      old.wanted.subtracting(pictures.wanted).forEach(interactor.cancelPicture)
      pictures.wanted.subtracting(old.wanted).forEach(interactor.loadPicture)
      for view in views { view.view?.show(pictures) }
    }
  }

}

extension DelegateWay.Log.OldTyping {
  // MARK: Controller

  final class Controller: Wiring, DelegateWay.ArticlesView, TableDelegate, SearchFieldDelegate {
    private let screen: LoggedScreen
    private let presenter: any DelegateWay.ArticlesPresenter
    private let source: ArticlesSource
    private let log: LogView

    init(_ screen: LoggedScreen, _ world: World) {
      self.screen = screen
      presenter = Presenter(
        DelegateWay.Interactor(screen.service, HTTPClient(world)), DelegateWay.Wireframe(screen.navigator), world)
      source = ArticlesSource(screen)
      log = LogView(ArticleLogger(screen.log))
      screen.articles.dataSource = source
      screen.articles.delegate = self
      screen.search.delegate = self
      screen.refresh.addTarget(self, action: Controller.refreshTapped, for: .touchUpInside)
      presenter.attachView(self)
      presenter.attachView(log)
    }

    isolated deinit {
      presenter.detachView()
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
      // Not in sight yet: what was just shown has not reached it.
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
