// Rx, with updates: everything that changes the list is one stream, and the table is bound to the differences.

import Controls
import Models
import Rx
import RxCommunity
import RxControls
import SectionedList
import Stage
import World

extension RxWay {
  enum Updates {}
}

extension RxWay.Updates {
  // MARK: Contract

  typealias Section = AnimatableSectionModel<SettingsTopic, SettingsRow>

  struct Input {
    let events: Observable<SettingsEvent>
    let select: Observable<SettingsRow>
  }

  // MARK: View model

  final class ViewModel {
    let list: Driver<SettingsList>
    let page: Signal<SettingsPage>

    init(input: Input) {
      list = input.events.scan(SettingsList()) { $0.following($1) }.startWith(SettingsList())
        .asDriver(onErrorDriveWith: .empty())
      page = input.select.withLatestFrom(list) { row, list in list.page(of: row) }.compactMap { $0 }
        .asSignal(onErrorSignalWith: .empty())
    }
  }

  // MARK: Controller

  final class Controller: Wiring, SettingsHeights {
    private let screen: UpdatesScreen
    private let source = RxTableViewSectionedAnimatedDataSource<Section>(
      configureCell: { _, table, indexPath, row in table.settingsCell(for: row, at: indexPath) })
    private let disposeBag = DisposeBag()
    private let handedBack = PublishRelay<SettingsEvent>()

    init(_ screen: UpdatesScreen, _ world: World) {
      self.screen = screen
      let table = screen.settings.rx
      let viewModel = ViewModel(
        input: Input(
          events: Observable.merge(screen.account.rx.event, handedBack.asObservable()),
          select: table.modelSelected(SettingsRow.self).asObservable()))
      screen.settings.register(SoundCell.self, forCellReuseIdentifier: SwitchCell.identifier)
      table.setDelegate(self).disposed(by: disposeBag)
      table.willDisplayCell.bind(onNext: { [weak self] in self?.observeSwitch(of: $0.cell) }).disposed(by: disposeBag)
      viewModel.list.map { $0.sections.map { Section(model: $0.model, items: $0.items) } }
        .drive(table.items(dataSource: source)).disposed(by: disposeBag)
      viewModel.list.map(\.mistake).drive(screen.rx.mistake).disposed(by: disposeBag)
      table.itemSelected.bind(to: table.deselectedRow).disposed(by: disposeBag)
      viewModel.page.asObservable()
        .flatMapLatest { [weak self] page in self?.openPage(page) ?? .empty() }
        .map(SettingsEvent.textSizeChosen)
        .bind(to: handedBack).disposed(by: disposeBag)
    }

    func row(at indexPath: IndexPath) -> SettingsRow {
      source[indexPath]
    }

    private func observeSwitch(of cell: TableCell) {
      guard let cell = cell as? SoundCell else { return }
      cell.toggle.rx.isOn.changed
        .bind(onNext: { [weak self] isOn in self?.handedBack.accept(.soundsTurned(on: isOn)) })
        .disposed(by: cell.disposeBag)
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

extension AccountService: @MainActor ReactiveCompatible {}

extension Reactive where Base: AccountService {
  /// The events of the account.
  var event: Observable<SettingsEvent> { observe(\.lastEvent).filterNil() }
}

extension Reactive where Base: UpdatesScreen {
  var mistake: Binder<String?> { Binder(base) { screen, mistake in screen.show(mistake) } }
}
