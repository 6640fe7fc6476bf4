// Rx, what the modules know of each other: signals go in, drivers come out, and each question is a single.

import Foundation
import Models
import Rx
import RxControls

extension RxWay {
  // MARK: Contract

  /// What the presenter hears of the view.
  struct Input {
    let refresh: Signal<String>
    let text: Signal<String>
    let cancelSearch: Signal<Void>
    let reachBottom: Signal<Void>
    let select: Signal<Article>
    let rowShown: Signal<Article>
    let rowLeft: Signal<Article>
  }

  /// What the view knows of the presenter.
  protocol ArticlesPresenter: AnyObject {
    var list: Driver<ArticleList> { get }
    var pictures: Driver<Pictures> { get }
    func start(_ input: Input)
  }

  /// What the presenter knows of the interactor. Whoever disposes cancels.
  protocol ArticlesInteractor: AnyObject {
    func page(_ request: ArticleRequest) -> Single<ArticlePage>
    func picture(at url: URL) -> Single<Bool>
  }

  /// What the presenter knows of the wireframe.
  protocol ArticlesWireframe: AnyObject {
    func openArticle(_ article: Article)
  }
}
