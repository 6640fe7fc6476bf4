// Delegate, the protocols between the modules: each module notifies one delegate.

import Foundation
import Models

extension DelegateWay {
  // MARK: Contract

  /// The view, as the presenter knows it.
  protocol ArticlesView: AnyObject {
    func show(_ list: ArticleList)
    func show(_ pictures: Pictures)
  }

  /// The presenter, as the view knows it.
  protocol ArticlesPresenter: AnyObject {
    func start()
    func refresh(_ text: String)
    func textChanged(_ text: String)
    func cancelSearch()
    func reachBottom()
    func select(_ article: Article)
    func rowShown(_ article: Article)
    func rowLeft(_ article: Article)
  }

  /// The interactor, as the presenter knows it. It does not notify of a page that was cancelled or replaced by another.
  protocol ArticlesInteractor: AnyObject {
    var delegate: (any ArticlesInteractorDelegate)? { get set }
    func loadPage(_ request: ArticleRequest)
    func cancelPage()
    func loadPicture(at url: URL)
    func cancelPicture(at url: URL)
  }

  /// The presenter, as the interactor knows it.
  protocol ArticlesInteractorDelegate: AnyObject {
    func interactor(_ interactor: any ArticlesInteractor, didLoad page: ArticlePage, for request: ArticleRequest)
    func interactor(
      _ interactor: any ArticlesInteractor, didFailWith trouble: ArticleTrouble, for request: ArticleRequest)
    func interactor(_ interactor: any ArticlesInteractor, didLoadPictureAt url: URL)
    func interactor(_ interactor: any ArticlesInteractor, didFailToLoadPictureAt url: URL)
  }

  /// The wireframe, as the presenter knows it.
  protocol ArticlesWireframe: AnyObject {
    func openArticle(_ article: Article)
  }

  /// The wireframe, as the view of an article knows it.
  protocol ArticleViewDelegate: AnyObject {
    func articleViewDidFinish(_ view: ArticleView)
  }
}
