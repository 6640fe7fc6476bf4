// Today, the presenter: each event changes an observable property at once, and a task awaits the answer.

import Foundation
import Models
import Observation
import World

extension TodayWay {
  // MARK: View model

  @Observable final class Presenter: ArticlesPresenter {
    private let interactor: any ArticlesInteractor
    private let wireframe: any ArticlesWireframe
    private let world: World
    private(set) var list = ArticleList()
    private(set) var pictures = Pictures()
    @ObservationIgnored private var typing: Task<Void, any Error>?
    @ObservationIgnored private var pageLoad: Task<Void, Never>?
    @ObservationIgnored private var pictureLoads: [URL: Task<Void, any Error>] = [:]

    init(_ interactor: any ArticlesInteractor, _ wireframe: any ArticlesWireframe, _ world: World) {
      self.interactor = interactor
      self.wireframe = wireframe
      self.world = world
    }

    isolated deinit {
      // A task continues without its handle: no pause and no request may outlive its owner.
      typing?.cancel()
      pageLoad?.cancel()
      for load in pictureLoads.values { load.cancel() }
    }

    func start() {
      follow(.refreshed(""))
    }

    func refresh(_ text: String) { follow(.refreshed(text)) }

    func textChanged(_ text: String) {
      typing?.cancel()
      typing = Task { [weak self, clock = world.taskClock] in
        try await clock.sleep(for: ArticleList.typingPause)
        // The next key may have come after the pause, and before this task resumed.
        try Task.checkCancellation()
        self?.follow(.searched(text))
      }
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
      // Before the task begins: the list must refuse a second drag at once, not when the request is on its way.
      list = old.following(event, at: world.now)
      guard list.request != old.request else { return }
      pageLoad?.cancel()
      pageLoad = list.request.map(load)
    }

    private func follow(_ event: Pictures.Event) {
      let old = pictures
      pictures = old.following(event)
      for url in old.wanted.subtracting(pictures.wanted) { pictureLoads.removeValue(forKey: url)?.cancel() }
      for url in pictures.wanted.subtracting(old.wanted) { pictureLoads[url] = loadPicture(at: url) }
    }

    private func load(_ request: ArticleRequest) -> Task<Void, Never> {
      Task { [weak self, interactor] in
        let event: ArticleEvent
        do {
          event = .answered(request, try await interactor.page(request))
        } catch {
          event = .failed(request, ArticleTrouble(error))
        }
        // A cancelled task resumes, too, perhaps with an answer that had already arrived.
        if !Task.isCancelled { self?.follow(event) }
      }
    }

    private func loadPicture(at url: URL) -> Task<Void, any Error> {
      Task { [weak self, interactor] in
        let isLoaded = try await interactor.picture(at: url)
        try Task.checkCancellation()
        self?.follow(isLoaded ? .loaded(url) : .failed(url))
      }
    }
  }
}
