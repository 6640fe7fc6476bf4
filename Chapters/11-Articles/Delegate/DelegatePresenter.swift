// Delegate, the presenter: each event changes a value, and the view shows the new one.

import Foundation
import Models
import World

extension DelegateWay {
  // MARK: View model

  final class Presenter: ArticlesPresenter, ArticlesInteractorDelegate {
    // Weak: the view owns the presenter.
    weak var view: (any ArticlesView)?
    private let interactor: any ArticlesInteractor
    private let wireframe: any ArticlesWireframe
    private let world: World
    private var list = ArticleList()
    private var pictures = Pictures()
    private var typing: (any Cancellable)?

    init(_ interactor: any ArticlesInteractor, _ wireframe: any ArticlesWireframe, _ world: World) {
      self.interactor = interactor
      self.wireframe = wireframe
      self.world = world
      interactor.delegate = self
    }

    isolated deinit {
      // No pause outlives its owner.
      typing?.cancel()
    }

    func start() {
      follow(.refreshed(""))
    }

    func refresh(_ text: String) { follow(.refreshed(text)) }

    func textChanged(_ text: String) {
      typing?.cancel()
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

    func interactor(_ interactor: any ArticlesInteractor, didLoad page: ArticlePage, for request: ArticleRequest) {
      follow(.answered(request, page))
    }

    func interactor(
      _ interactor: any ArticlesInteractor, didFailWith trouble: ArticleTrouble, for request: ArticleRequest
    ) {
      follow(.failed(request, trouble))
    }

    func interactor(_ interactor: any ArticlesInteractor, didLoadPictureAt url: URL) { follow(.loaded(url)) }

    func interactor(_ interactor: any ArticlesInteractor, didFailToLoadPictureAt url: URL) { follow(.failed(url)) }

    private func follow(_ event: ArticleEvent) {
      let old = list
      list = old.following(event, at: world.now)
      guard list != old else { return }
      view?.show(list)
      guard list.request != old.request else { return }
      if let request = list.request { interactor.loadPage(request) } else { interactor.cancelPage() }
    }

    private func follow(_ event: Pictures.Event) {
      let old = pictures
      pictures = old.following(event)
      old.wanted.subtracting(pictures.wanted).forEach(interactor.cancelPicture)
      pictures.wanted.subtracting(old.wanted).forEach(interactor.loadPicture)
      view?.show(pictures)
    }
  }
}
