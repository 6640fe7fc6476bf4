// What the original does with streams, in our words: whom a closure keeps, and what a text says.

import Controls
import Models
import Rx
import RxControls
import Services
import Stage
import World

extension OriginalWay {
  /// Who asks with a weak self for what comes, and with a strong one for what goes wrong.
  final class StrongSelf: Wiring {
    private let screen: ArticlesScreen
    private let disposeBag = DisposeBag()

    init(_ screen: ArticlesScreen, _ world: World) {
      self.screen = screen
      let interactor = RxWay.Interactor(screen.service, HTTPClient(world))
      interactor.page(ArticleRequest("", page: 1))
        .subscribe(
          onSuccess: { [weak self] page in self?.show("\(page.articles.count) articles") },
          onFailure: { error in self.show("Failed: \(ArticleTrouble(error))") }
        )
        .disposed(by: disposeBag)
    }

    private func show(_ text: String) {
      screen.message.text = text
    }
  }

  /// Who listens to each element of the field's text, whatever made it come.
  final class EveryText: Wiring {
    private let presenter: RxWay.Presenter
    private let disposeBag = DisposeBag()

    init(_ screen: ArticlesScreen, _ world: World) {
      presenter = RxWay.Presenter(
        RxWay.Interactor(screen.service, HTTPClient(world)), RxWay.Wireframe(screen.navigator), world)
      presenter.list.drive(screen.rx.list).disposed(by: disposeBag)
      let input = screen.rx.input
      presenter.start(
        RxWay.Input(
          refresh: input.refresh, text: screen.search.rx.text.orEmpty.asSignal(onErrorSignalWith: .empty()),
          cancelSearch: input.cancelSearch, reachBottom: input.reachBottom, select: input.select,
          rowShown: input.rowShown, rowLeft: input.rowLeft))
    }
  }
}
