// Observer, the interactor: the outcomes of its tasks become outcomes of its own.

import Foundation
import KeyValueObserving
import Models
import Services
import World

extension ObserverWay {
  final class Interactor: ArticlesInteractor {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var pageOutcome: PageOutcome?
    @Observed private(set) var pictureOutcome: PictureOutcome?
    private let service: ArticleService
    private let client: HTTPClient
    private var pageLoad: (task: HTTPTask, observation: KeyValueObservation)?
    private var pictureLoads: [URL: (task: HTTPTask, observation: KeyValueObservation)] = [:]

    init(_ service: ArticleService, _ client: HTTPClient) {
      self.service = service
      self.client = client
    }

    isolated deinit {
      // No request outlives its owner.
      pageLoad?.task.cancel()
      for load in pictureLoads.values { load.task.cancel() }
    }

    func loadPage(_ request: ArticleRequest) {
      cancelPage()
      pageLoad = resumed(service.page(request)) { interactor, outcome in
        interactor.pageOutcome = (request, outcome.page)
      }
    }

    func cancelPage() {
      pageLoad?.task.cancel()
      pageLoad = nil
    }

    func loadPicture(at url: URL) {
      pictureLoads[url] = resumed(service.picture(at: url)) { interactor, outcome in
        interactor.pictureOutcome = (url, outcome.isPicture)
      }
    }

    func cancelPicture(at url: URL) {
      pictureLoads.removeValue(forKey: url)?.task.cancel()
    }

    private func resumed(
      _ request: Request, _ take: @escaping (Interactor, HTTPTask.Outcome) -> Void
    ) -> (task: HTTPTask, observation: KeyValueObservation) {
      let task = client.task(with: request)
      let observation = task.observe(\.outcome) { [weak self] task, _ in
        if let self, let outcome = task.outcome { take(self, outcome) }
      }
      task.resume()
      return (task, observation)
    }
  }
}
