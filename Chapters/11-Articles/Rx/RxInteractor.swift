// Rx, the interactor: each request is a single, made when the presenter subscribes.

import Foundation
import Models
import Rx
import RxControls
import RxServices
import Services
import World

extension RxWay {
  final class Interactor: ArticlesInteractor {
    private let service: ArticleService
    private let client: HTTPClient

    init(_ service: ArticleService, _ client: HTTPClient) {
      self.service = service
      self.client = client
    }

    func page(_ request: ArticleRequest) -> Single<ArticlePage> {
      client.rx.response(request: service.page(request)).map { answer in try answer.page() }.asSingle()
    }

    func picture(at url: URL) -> Single<Bool> {
      client.rx.response(request: service.picture(at: url)).map(\.isPicture).catchAndReturn(false).asSingle()
    }
  }
}
