// The book's settings screen: one reuse identifier for two sorts of rows, and a data source that reloads.

import Controls
import Models
import Rx
import RxCommunity
import RxControls
import SectionedList
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  typealias Section = SectionModel<SettingsTopic, SettingsRow>

  // MARK: View model

  final class SettingsViewModel {
    private let relay = BehaviorRelay<[Section]>(value: [])

    var items: Observable<[Section]> { relay.asObservable() }

    func updateItems(_ sections: [SettingsSection]) {
      relay.accept(sections.map { Section(model: $0.model, items: $0.items) })
    }
  }

  // MARK: Controller

  /// Shows the three sections of the book.
  ///
  /// Six things differ: the table is only 320 points high, so rows go out of sight; the rows are the chapter's models, which
  /// also know their titles and heights; the screen registers the cell, and has the title and the inset; a row pushes a page
  /// where the listing leaves a comment; the view model has the names by which the listing calls it, for those that it
  /// declares are others; and the clear views of headers and footers are left out.
  class SettingsController<Screen: SettingsScreen>: Wiring, SettingsHeights {
    private let screen: Screen
    private let disposeBag = DisposeBag()
    private let dataSource = RxTableViewSectionedReloadDataSource<Section>(
      configureCell: { _, table, indexPath, row in
        let cell = table.dequeueReusableCell(withIdentifier: SettingsCell.plain, for: indexPath)
        cell.text = row.text
        if row.isDescription {
          cell.isUserInteractionEnabled = false
        } else {
          cell.accessoryType = .disclosureIndicator
        }
        return cell
      })
    let viewModel = SettingsViewModel()

    required init(_ screen: Screen, _ world: World) {
      self.screen = screen
      setUpTable()
      setUpViewModel()
    }

    private func setUpTable() {
      screen.settings.rx.setDelegate(self).disposed(by: disposeBag)
      screen.settings.rx.itemSelected
        .subscribe(onNext: { [weak self] indexPath in
          guard let self else { return }
          let row = dataSource[indexPath]
          screen.settings.deselectRow(at: indexPath)
          if !row.isDescription { screen.navigator?.push(PageScreen(.plain(row.text))) }
        })
        .disposed(by: disposeBag)
    }

    private func setUpViewModel() {
      viewModel.items
        .bind(to: screen.settings.rx.items(dataSource: dataSource))
        .disposed(by: disposeBag)
      viewModel.updateItems(SettingsList().sections)
    }

    func row(at indexPath: IndexPath) -> SettingsRow {
      dataSource[indexPath]
    }
  }

  /// The same with a list that changes. The book's never does, and without a second list nothing is updated.
  final class ChangingController: SettingsController<UpdatesScreen> {
    private let disposeBag = DisposeBag()

    required init(_ screen: UpdatesScreen, _ world: World) {
      super.init(screen, world)
      screen.account.rx.event
        .scan(SettingsList()) { list, event in list.following(event) }
        .subscribe(onNext: { [viewModel] list in viewModel.updateItems(list.sections) })
        .disposed(by: disposeBag)
    }
  }
}
