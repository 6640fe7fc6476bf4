// Rx, the view: inputs go in as signals, and outputs are bound.

import Controls
import Models
import Rx
import RxCommunity
import RxControls
import Services
import Stage
import World

extension RxWay {
  // MARK: Controller

  final class Controller: Wiring {
    private let presenter: any ArticlesPresenter
    private let disposeBag = DisposeBag()

    init(_ screen: ArticlesScreen, _ world: World) {
      presenter = Presenter(
        Interactor(screen.service, HTTPClient(world)), Wireframe(screen.navigator), world,
        input: screen.rx.input)
      presenter.list.drive(screen.rx.list).disposed(by: disposeBag)
      presenter.list.map(\.contents).distinctUntilChanged().map { [Section(model: .all, items: $0)] }
        .drive(screen.articles.rx.items(dataSource: screen.rx.dataSource)).disposed(by: disposeBag)
      presenter.pictures.drive(screen.rx.pictures).disposed(by: disposeBag)
      screen.articles.rx.itemSelected.bind(to: screen.articles.rx.deselectedRow).disposed(by: disposeBag)
    }
  }
}
