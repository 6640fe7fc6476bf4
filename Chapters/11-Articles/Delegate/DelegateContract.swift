// Delegate, what the modules know of each other: each tells one listener, through a protocol.

import Foundation
import Models

extension DelegateWay {
  // MARK: Contract

  /// What the presenter knows of the view.
  protocol ArticlesView: AnyObject {
    func show(_ list: ArticleList)
    func show(_ pictures: Pictures)
  }

  /// What the view knows of the presenter.
  protocol ArticlesPresenter: AnyObject {
    func attachView(_ view: any ArticlesView)
    func detachView()
    func refresh(_ text: String)
    func textChanged(_ text: String)
    func cancelSearch()
    func reachBottom()
    func select(_ article: Article)
    func rowShown(_ article: Article)
    func rowLeft(_ article: Article)
  }

  /// What the presenter knows of the interactor. A page that is cancelled, or another one asked for, is not told of.
  protocol ArticlesInteractor: AnyObject {
    var delegate: (any ArticlesInteractorDelegate)? { get set }
    func loadPage(_ request: ArticleRequest)
    func cancelPage()
    func loadPicture(at url: URL)
    func cancelPicture(at url: URL)
  }

  /// What the interactor knows of the presenter.
  protocol ArticlesInteractorDelegate: AnyObject {
    func interactorDidLoad(_ page: ArticlePage, for request: ArticleRequest)
    func interactorDidFail(with trouble: ArticleTrouble, for request: ArticleRequest)
    func interactorDidLoadPicture(at url: URL)
    func interactorDidFailPicture(at url: URL)
  }

  /// What the presenter knows of the wireframe.
  protocol ArticlesWireframe: AnyObject {
    func openArticle(_ article: Article)
  }

  /// What the view of an article knows of the wireframe.
  protocol ArticleViewDelegate: AnyObject {
    func articleViewDidFinish(_ view: ArticleView)
  }
}
