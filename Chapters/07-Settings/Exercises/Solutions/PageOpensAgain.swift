import Controls
import Models
import Rx
import RxCommunity
import RxControls
import SectionedList
@testable import Settings
import Stage
import World

extension PageOpensAgain {
  final class ViewModel {
    let list: Driver<SettingsList>
    let page: Signal<SettingsPage>

    init(input: RxWay.Updates.Input) {
      list = input.events.scan(SettingsList()) { $0.following($1) }.startWith(SettingsList())
        .asDriver(onErrorDriveWith: .empty())
      #if SOLVED
      let pages = input.select.withLatestFrom(list) { row, list in list.page(of: row) }
      #else
      let pages = Observable.combineLatest(input.select, list.asObservable()) { row, list in list.page(of: row) }
      #endif
      page = pages.compactMap { $0 }.asSignal(onErrorSignalWith: .empty())
    }
  }

  final class Yours: Wiring, SettingsHeights {
    private let screen: UpdatesScreen
    private let source = RxTableViewSectionedAnimatedDataSource<RxWay.Updates.Section>(
      configureCell: { _, table, indexPath, row in table.settingsCell(for: row, at: indexPath) })
    private let disposeBag = DisposeBag()
    private let handedBack = PublishRelay<SettingsEvent>()

    init(_ screen: UpdatesScreen, _ world: World) {
      self.screen = screen
      let table = screen.settings.rx
      let viewModel = ViewModel(
        input: RxWay.Updates.Input(
          events: Observable.merge(screen.account.rx.event, handedBack.asObservable()),
          select: table.modelSelected(SettingsRow.self).asObservable()))
      table.setDelegate(self).disposed(by: disposeBag)
      viewModel.list.map { $0.sections.map { RxWay.Updates.Section(model: $0.model, items: $0.items) } }
        .drive(table.items(dataSource: source)).disposed(by: disposeBag)
      table.itemSelected.bind(to: table.deselectedRow).disposed(by: disposeBag)
      viewModel.page.asObservable()
        .flatMapLatest { [weak self] page in self?.openPage(page) ?? .empty() }
        .map(SettingsEvent.textSizeChosen)
        .bind(to: handedBack).disposed(by: disposeBag)
    }

    func row(at indexPath: IndexPath) -> SettingsRow {
      source[indexPath]
    }

    private func openPage(_ page: SettingsPage) -> Observable<TextSize> {
      guard case .textSize(let size) = page else {
        screen.navigator?.push(PageScreen(page))
        return .empty()
      }
      let chooser = TextSizeScreen(size)
      screen.navigator?.push(chooser)
      return chooser.rx.chosen.take(1).do(onNext: { [screen] _ in screen.navigator?.pop() })
    }
  }
}
