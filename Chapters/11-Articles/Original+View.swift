// The article's view, in our words: the state turns the sign off, the items go to the table, and five inputs go in.

import Controls
import Models
import Rx
import RxControls
import Services
import Stage
import World

extension OriginalWay {
  final class Controller: Wiring, ArticlesView {
    let presenter: Presenter
    private let screen: ArticlesScreen
    private let reachBottomRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    init(_ screen: ArticlesScreen, _ world: World) {
      self.screen = screen
      presenter = Presenter(
        Interactor(screen.service, HTTPClient(world), world), RxWay.Wireframe(screen.navigator), world)
      presenter.view = self
      setUpInputs(world)
      setUpTable()
    }

    func showLoading() {
      screen.loading.startAnimating()
    }

    private func setUpInputs(_ world: World) {
      presenter.stateChanged.emit(onNext: { [weak self] state in
        guard let self else { return }
        if state.phase == .finished { screen.loading.stopAnimating() }
        if state.phase == .finished, state.trigger == .searchText {
          world.async { self.screen.articles.scrollToRow(at: IndexPath(row: 0, section: 0)) }
        }
      }).disposed(by: disposeBag)

      presenter.bind(
        (
          searchText: screen.search.rx.text.orEmpty
            .debounce(ArticleList.typingPause.interval, scheduler: WorldScheduler(world))
            .distinctUntilChanged()
            .asDriver(onErrorJustReturn: ""),
          select: screen.articles.rx.modelSelected(Article.self).asDriver(),
          reachBottom: reachBottomRelay.asSignal(),
          cancelSearch: screen.search.rx.cancelButtonClicked.asSignal(),
          refresh: screen.refresh.rx.tap.asSignal()
        ))
    }

    private func setUpTable() {
      let table = screen.articles
      table.rx.didEndDragging.filter { [weak table] _ in table?.isAtBottom ?? false }
        .asSignal(onErrorSignalWith: .empty())
        .emit(onNext: { [weak self] _ in self?.reachBottomRelay.accept(()) })
        .disposed(by: disposeBag)

      presenter.itemsChanged.drive(table.rx.items) { [weak self] table, row, article in
        let indexPath = IndexPath(row: row, section: 0)
        return self?.screen.cell(for: article, at: indexPath)
          ?? table.dequeueReusableCell(withIdentifier: ArticleCell.identifier, for: indexPath)
      }.disposed(by: disposeBag)
    }
  }
}
