// Callback, the presenter: each event changes a value, and two stored closures get the new one.

import Foundation
import Models
import World

extension CallbackWay {
  // MARK: View model

  final class Presenter: ArticlesPresenter {
    private let interactor: any ArticlesInteractor
    private let wireframe: any ArticlesWireframe
    private let world: World
    private var list = ArticleList()
    private var pictures = Pictures()
    private var showList: Show<ArticleList>?
    private var showPictures: Show<Pictures>?
    private var typing: (any Cancellable)?
    private var pageLoad: (any Cancellable)?
    private var pictureLoads: [URL: any Cancellable] = [:]

    init(_ interactor: any ArticlesInteractor, _ wireframe: any ArticlesWireframe, _ world: World) {
      self.interactor = interactor
      self.wireframe = wireframe
      self.world = world
    }

    isolated deinit {
      // No pause and no request outlives its owner.
      typing?.cancel()
      pageLoad?.cancel()
      for load in pictureLoads.values { load.cancel() }
    }

    func start(showList: @escaping Show<ArticleList>, showPictures: @escaping Show<Pictures>) {
      self.showList = showList
      self.showPictures = showPictures
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

    private func follow(_ event: ArticleEvent) {
      let old = list
      list = old.following(event, at: world.now)
      guard list != old else { return }
      showList?(list)
      guard list.request != old.request else { return }
      pageLoad?.cancel()
      pageLoad = list.request.map(load)
    }

    private func follow(_ event: Pictures.Event) {
      let old = pictures
      pictures = old.following(event)
      for url in old.wanted.subtracting(pictures.wanted) { pictureLoads.removeValue(forKey: url)?.cancel() }
      for url in pictures.wanted.subtracting(old.wanted) { pictureLoads[url] = loadPicture(at: url) }
      showPictures?(pictures)
    }

    private func load(_ request: ArticleRequest) -> any Cancellable {
      interactor.loadPage(request) { [weak self] result in
        switch result {
        case .success(let page): self?.follow(.answered(request, page))
        case .failure(let trouble): self?.follow(.failed(request, trouble))
        }
      }
    }

    private func loadPicture(at url: URL) -> any Cancellable {
      interactor.loadPicture(at: url) { [weak self] isLoaded in self?.follow(isLoaded ? .loaded(url) : .failed(url)) }
    }
  }
}
