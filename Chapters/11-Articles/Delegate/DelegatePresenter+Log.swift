// Delegate, the presenter with a log: one view becomes a list of views.

import Foundation
import Models
import World

extension DelegateWay {
  enum Log {}
}

extension DelegateWay.Log {
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
      // No pause outlives its owner.
      typing?.cancel()
    }

    func addView(_ view: any DelegateWay.ArticlesView) {
      views.append(WeakView(view: view))
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

    func interactor(
      _ interactor: any DelegateWay.ArticlesInteractor, didLoad page: ArticlePage, for request: ArticleRequest
    ) {
      follow(.answered(request, page))
    }

    func interactor(
      _ interactor: any DelegateWay.ArticlesInteractor, didFailWith trouble: ArticleTrouble, for request: ArticleRequest
    ) {
      follow(.failed(request, trouble))
    }

    func interactor(_ interactor: any DelegateWay.ArticlesInteractor, didLoadPictureAt url: URL) {
      follow(.loaded(url))
    }

    func interactor(_ interactor: any DelegateWay.ArticlesInteractor, didFailToLoadPictureAt url: URL) {
      follow(.failed(url))
    }

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

  /// One of several views. Weak: the views own the presenter.
  struct WeakView {
    weak var view: (any DelegateWay.ArticlesView)?
  }
}
