// Rx: selected rows go in as a stream, sections and pages come out as streams, and the table is bound to the sections.

import Controls
import Models
import Rx
import RxCommunity
import RxControls
import SectionedList
import Stage
import World

extension RxWay {
  // MARK: Contract

  typealias Section = SectionModel<SettingsTopic, SettingsRow>

  struct Input {
    let select: Observable<SettingsRow>
  }

  // MARK: View model

  final class ViewModel {
    let sections: Driver<[Section]>
    let page: Signal<SettingsPage>

    init(_ list: SettingsList, input: Input) {
      sections = Driver.just(list.sections.map { Section(model: $0.model, items: $0.items) })
      page = input.select.compactMap { list.page(of: $0) }.asSignal(onErrorSignalWith: .empty())
    }
  }

  // MARK: Controller

  final class Controller: Wiring, SettingsHeights {
    private let source = RxTableViewSectionedReloadDataSource<Section>(
      configureCell: { _, table, indexPath, row in table.settingsCell(for: row, at: indexPath) })
    private let disposeBag = DisposeBag()

    init(_ screen: SettingsScreen, _ world: World) {
      let viewModel = ViewModel(
        screen.list, input: Input(select: screen.settings.rx.modelSelected(SettingsRow.self).asObservable()))
      screen.settings.rx.setDelegate(self).disposed(by: disposeBag)
      viewModel.sections.drive(screen.settings.rx.items(dataSource: source)).disposed(by: disposeBag)
      screen.settings.rx.itemSelected.bind(to: screen.settings.rx.deselectedRow).disposed(by: disposeBag)
      viewModel.page.emit(to: screen.rx.page).disposed(by: disposeBag)
    }

    func row(at indexPath: IndexPath) -> SettingsRow {
      source[indexPath]
    }
  }
}

extension Reactive where Base: Table {
  /// Deselects a row.
  var deselectedRow: Binder<IndexPath> {
    Binder(base) { table, indexPath in table.deselectRow(at: indexPath) }
  }
}

extension Reactive where Base: SettingsScreen {
  /// Opens a page.
  var page: Binder<SettingsPage> {
    Binder(base) { screen, page in screen.navigator?.push(PageScreen(page)) }
  }
}

extension SettingsTopic: IdentifiableType {
  /// The topic itself.
  public var identity: Self { self }
}

extension SettingsRow: IdentifiableType {
  /// The `id` of the row.
  public var identity: ID { id }
}
