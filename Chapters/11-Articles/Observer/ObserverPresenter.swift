// Observer, the presenter: each event changes a property, and its observers see the new value.

import Foundation
import KeyValueObserving
import Models
import World

extension ObserverWay {
  // MARK: View model

  final class Presenter: ArticlesPresenter {
    nonisolated let observers = ObserverStore()
    private let interactor: any ArticlesInteractor
    private let wireframe: any ArticlesWireframe
    private let world: World
    @Observed private(set) var list = ArticleList()
    @Observed private(set) var pictures = Pictures()
    private var observations: [KeyValueObservation] = []
    private var typing: (any Cancellable)?

    init(_ interactor: some ArticlesInteractor, _ wireframe: any ArticlesWireframe, _ world: World) {
      self.interactor = interactor
      self.wireframe = wireframe
      self.world = world
      observations = [
        interactor.observe(\.pageOutcome) { [weak self] interactor, _ in
          if let outcome = interactor.pageOutcome { self?.take(outcome) }
        },
        interactor.observe(\.pictureOutcome) { [weak self] interactor, _ in
          if let (url, isLoaded) = interactor.pictureOutcome { self?.follow(isLoaded ? .loaded(url) : .failed(url)) }
        },
      ]
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

    private func follow(_ event: ArticleEvent) {
      let old = list
      let new = old.following(event, at: world.now)
      guard new != old else { return }
      list = new
      guard new.request != old.request else { return }
      if let request = new.request { interactor.loadPage(request) } else { interactor.cancelPage() }
    }

    private func follow(_ event: Pictures.Event) {
      let old = pictures
      let new = old.following(event)
      old.wanted.subtracting(new.wanted).forEach(interactor.cancelPicture)
      new.wanted.subtracting(old.wanted).forEach(interactor.loadPicture)
      pictures = new
    }

    private func take(_ outcome: PageOutcome) {
      switch outcome.result {
      case .success(let page): follow(.answered(outcome.request, page))
      case .failure(let trouble): follow(.failed(outcome.request, trouble))
      }
    }
  }
}
