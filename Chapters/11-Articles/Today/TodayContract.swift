// Today, the protocols between the modules: an observable presenter, and an interactor whose methods return their result.

import Foundation
import Models
import Observation

extension TodayWay {
  // MARK: Contract

  /// The presenter, as the view knows it.
  protocol ArticlesPresenter: AnyObject, Observable {
    var list: ArticleList { get }
    var pictures: Pictures { get }
    func start()
    func refresh(_ text: String)
    func textChanged(_ text: String)
    func cancelSearch()
    func reachBottom()
    func select(_ article: Article)
    func rowShown(_ article: Article)
    func rowLeft(_ article: Article)
  }

  /// The interactor, as the presenter knows it. Cancelling the task that awaits a result cancels its request.
  protocol ArticlesInteractor: AnyObject {
    func page(_ request: ArticleRequest) async throws -> ArticlePage
    func picture(at url: URL) async throws -> Bool
  }

  /// The wireframe, as the presenter knows it.
  protocol ArticlesWireframe: AnyObject {
    func openArticle(_ article: Article)
  }
}
