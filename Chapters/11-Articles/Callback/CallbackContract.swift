// Callback, what the modules know of each other: whoever wants to hear something hands over a closure.

import Foundation
import Models
import World

extension CallbackWay {
  // MARK: Contract

  typealias Show<Value> = (Value) -> Void

  /// What the view knows of the presenter.
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

  /// What the presenter knows of the interactor. Whoever cancels is not called back.
  protocol ArticlesInteractor: AnyObject {
    func loadPage(
      _ request: ArticleRequest, completion: @escaping (Result<ArticlePage, ArticleTrouble>) -> Void
    ) -> any Cancellable
    func loadPicture(at url: URL, completion: @escaping (_ isLoaded: Bool) -> Void) -> any Cancellable
  }

  /// What the presenter knows of the wireframe.
  protocol ArticlesWireframe: AnyObject {
    func openArticle(_ article: Article)
  }
}
