// Today, the interactor: each request is an async call, which is cancelled together with the task that awaits it.

import Foundation
import Models
import Services
import World

extension TodayWay {
  final class Interactor: ArticlesInteractor {
    private let service: ArticleService
    private let client: HTTPClient

    init(_ service: ArticleService, _ client: HTTPClient) {
      self.service = service
      self.client = client
    }

    func page(_ request: ArticleRequest) async throws -> ArticlePage {
      try await client.answer(to: service.page(request)).page()
    }

    func picture(at url: URL) async throws -> Bool {
      do {
        return try await client.answer(to: service.picture(at: url)).isPicture
      } catch is NetworkError {
        // Not a cancellation: a picture that no row wants any more has not failed.
        return false
      }
    }
  }
}
