// Rx, the protocols between the modules: signals go in, drivers come out, and each request is a single.

import Foundation
import Models
import Rx
import RxControls

extension RxWay {
  // MARK: Contract

  /// The inputs of the presenter.
  struct Input {
    let refresh: Signal<String>
    let text: Signal<String>
    let cancelSearch: Signal<Void>
    let reachBottom: Signal<Void>
    let select: Signal<Article>
    let rowShown: Signal<Article>
    let rowLeft: Signal<Article>
  }

  /// The presenter, as the view knows it.
  protocol ArticlesPresenter: AnyObject {
    var list: Driver<ArticleList> { get }
    var pictures: Driver<Pictures> { get }
  }

  /// The interactor, as the presenter knows it. Disposing a subscription cancels its request.
  protocol ArticlesInteractor: AnyObject {
    func page(_ request: ArticleRequest) -> Single<ArticlePage>
    func picture(at url: URL) -> Single<Bool>
  }

  /// The wireframe, as the presenter knows it.
  protocol ArticlesWireframe: AnyObject {
    func openArticle(_ article: Article)
  }
}
