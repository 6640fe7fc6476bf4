// Callback, the interactor: it asks the service, and calls back with the answer.

import Foundation
import Models
import Services
import World

extension CallbackWay {
  final class Interactor: ArticlesInteractor {
    private let service: ArticleService
    private let client: HTTPClient

    init(_ service: ArticleService, _ client: HTTPClient) {
      self.service = service
      self.client = client
    }

    func loadPage(
      _ request: ArticleRequest, completion: @escaping (Result<ArticlePage, ArticleTrouble>) -> Void
    ) -> any Cancellable {
      let task = client.task(with: service.page(request)) { outcome in completion(outcome.page) }
      task.resume()
      return task
    }

    func loadPicture(at url: URL, completion: @escaping (_ isLoaded: Bool) -> Void) -> any Cancellable {
      let task = client.task(with: service.picture(at: url)) { outcome in completion(outcome.isPicture) }
      task.resume()
      return task
    }
  }
}
