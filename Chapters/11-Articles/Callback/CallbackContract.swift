// Callback, the protocols between the modules: each request takes the closure that gets its answer.

import Foundation
import Models
import World

extension CallbackWay {
  // MARK: Contract

  typealias Show<Value> = (Value) -> Void

  /// The presenter, as the view knows it.
  protocol ArticlesPresenter: AnyObject {
    func start(showList: @escaping Show<ArticleList>, showPictures: @escaping Show<Pictures>)
    func refresh(_ text: String)
    func textChanged(_ text: String)
    func cancelSearch()
    func reachBottom()
    func select(_ article: Article)
    func rowShown(_ article: Article)
    func rowLeft(_ article: Article)
  }

  /// The interactor, as the presenter knows it. A request that is cancelled does not call back.
  protocol ArticlesInteractor: AnyObject {
    func loadPage(
      _ request: ArticleRequest, completion: @escaping (Result<ArticlePage, ArticleTrouble>) -> Void
    ) -> any Cancellable
    func loadPicture(at url: URL, completion: @escaping (_ isLoaded: Bool) -> Void) -> any Cancellable
  }

  /// The wireframe, as the presenter knows it.
  protocol ArticlesWireframe: AnyObject {
    func openArticle(_ article: Article)
  }
}
