@testable import Articles
import Controls
import Models
import Rx
import RxControls
import Services
import Stage
import World

extension TwiceAsked {
  // MARK: View model

  final class ViewModel {
    let page: Observable<Result<ArticlePage, ArticleTrouble>>

    init(refresh: Observable<Void>, _ interactor: any RxWay.ArticlesInteractor) {
      page = refresh.flatMapLatest {
        interactor.page(ArticleRequest("", page: 1)).asObservable()
          .map { .success($0) }
          .catch { .just(.failure(ArticleTrouble($0))) }
      }
      #if SOLVED
      .share()
      #endif
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: FirstPageScreen, _ world: World) {
      let viewModel = ViewModel(
        refresh: screen.refresh.rx.tap.asObservable(), RxWay.Interactor(.embedded, HTTPClient(world)))
      viewModel.page.map { TwiceAsked.count($0) }.bind(to: screen.count.rx.text).disposed(by: disposeBag)
      viewModel.page.map { TwiceAsked.first($0) }.bind(to: screen.first.rx.text).disposed(by: disposeBag)
    }
  }
}
