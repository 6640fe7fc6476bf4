// Rx, the view with a log: one subscription more.

import Controls
import Models
import Rx
import RxCommunity
import RxControls
import Services
import Stage
import World

extension RxWay {
  enum Log {}
}

extension RxWay.Log {
  // MARK: Controller

  final class Controller: Wiring {
    private let presenter: any RxWay.ArticlesPresenter
    private let disposeBag = DisposeBag()

    init(_ screen: LoggedScreen, _ world: World) {
      presenter = RxWay.Presenter(
        RxWay.Interactor(screen.service, HTTPClient(world)), RxWay.Wireframe(screen.navigator), world,
        input: screen.rx.input)
      presenter.list.drive(screen.rx.list).disposed(by: disposeBag)
      presenter.list.map(\.contents).distinctUntilChanged().map { [RxWay.Section(model: .all, items: $0)] }
        .drive(screen.articles.rx.items(dataSource: screen.rx.dataSource)).disposed(by: disposeBag)
      presenter.list.drive(onNext: ArticleLogger(screen.log).note).disposed(by: disposeBag)
      presenter.pictures.drive(screen.rx.pictures).disposed(by: disposeBag)
      screen.articles.rx.itemSelected.bind(to: screen.articles.rx.deselectedRow).disposed(by: disposeBag)
    }
  }
}
