import Controls
import Models
import Rx
import RxCommunity
import RxControls
import SectionedList
import Stage
import World

extension RxWay.Updates {
  /// What `--quiz` plants.
  enum EqualEventLost {
    typealias Section = RxWay.Updates.Section
    typealias Input = RxWay.Updates.Input
    typealias ViewModel = RxWay.Updates.ViewModel
    typealias SoundCell = RxWay.Updates.SoundCell
  }
}

extension RxWay.Updates.EqualEventLost {
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
          // Fault: Two equal events, one after the other, count as one.
          events: Observable.merge(screen.account.rx.event, handedBack.asObservable()).distinctUntilChanged(),
          select: table.modelSelected(SettingsRow.self).asObservable()))
      screen.settings.register(SoundCell.self, forCellReuseIdentifier: SwitchCell.identifier)
      table.setDelegate(self).disposed(by: disposeBag)
      table.willDisplayCell.bind(onNext: { [weak self] in self?.listen(to: $0.cell) }).disposed(by: disposeBag)
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

    private func listen(to cell: TableCell) {
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

extension Reactive where Base: UpdatesScreen {
  fileprivate var mistake: Binder<String?> { Binder(base) { screen, mistake in screen.show(mistake) } }
}
