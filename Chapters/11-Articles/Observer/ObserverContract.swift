// Observer, the protocols between the modules: properties that any object may observe.

import Foundation
import KeyValueObserving
import Models

extension ObserverWay {
  // MARK: Contract

  /// The presenter, as the view knows it.
  protocol ArticlesPresenter: KeyValueObservable {
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

  typealias PageOutcome = (request: ArticleRequest, result: Result<ArticlePage, ArticleTrouble>)
  typealias PictureOutcome = (url: URL, isLoaded: Bool)

  /// The interactor, as the presenter knows it. A request that is cancelled has no outcome.
  protocol ArticlesInteractor: KeyValueObservable {
    var pageOutcome: PageOutcome? { get }
    var pictureOutcome: PictureOutcome? { get }
    func loadPage(_ request: ArticleRequest)
    func cancelPage()
    func loadPicture(at url: URL)
    func cancelPicture(at url: URL)
  }

  /// The wireframe, as the presenter knows it.
  protocol ArticlesWireframe: AnyObject {
    func openArticle(_ article: Article)
  }
}
