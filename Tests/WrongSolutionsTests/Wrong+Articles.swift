@testable import Articles
import Controls
import Models
import Rx
import RxControls
import Services
import Stage
import World

extension TwiceAsked {
  /// A request too many: what is shared is the answer to one subscription, and there are two.
  final class SharedTooFarIn: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: FirstPageScreen, _ world: World) {
      let interactor = RxWay.Interactor(.embedded, HTTPClient(world))
      let page = screen.refresh.rx.tap.flatMapLatest {
        interactor.page(ArticleRequest("", page: 1)).asObservable()
          .map { Result<ArticlePage, ArticleTrouble>.success($0) }
          .catch { .just(.failure(ArticleTrouble($0))) }
          .share()
      }
      page.map { TwiceAsked.count($0) }.bind(to: screen.count.rx.text).disposed(by: disposeBag)
      page.map { TwiceAsked.first($0) }.bind(to: screen.first.rx.text).disposed(by: disposeBag)
    }
  }
}
