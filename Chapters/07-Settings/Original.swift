// How the sources wrote it: a list that reloads, one reuse identifier for two sorts of rows; and the switch's trap, ours.

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

  /// Shows every list by reading everything anew.
  final class Reload: Wiring, SettingsHeights {
    private let source = RxTableViewSectionedReloadDataSource<Section>(
      configureCell: { _, table, indexPath, row in table.settingsCell(for: row, at: indexPath) })
    private let disposeBag = DisposeBag()

    init(_ screen: UpdatesScreen, _ world: World) {
      let viewModel = RxWay.Updates.ViewModel(
        input: .init(events: screen.account.rx.event, select: .empty()))
      screen.settings.rx.setDelegate(self).disposed(by: disposeBag)
      viewModel.list.map { $0.sections.map { Section(model: $0.model, items: $0.items) } }
        .drive(screen.settings.rx.items(dataSource: source)).disposed(by: disposeBag)
    }

    func row(at indexPath: IndexPath) -> SettingsRow {
      source[indexPath]
    }
  }

  /// Takes the touches from the description's cell, and never gives them back to the rows that use the cell later.
  final class OneIdentifier: Wiring, SettingsHeights {
    private let source = RxTableViewSectionedReloadDataSource<Section>(configureCell: { _, table, indexPath, row in
      let cell = table.dequeueReusableCell(withIdentifier: SettingsCell.plain, for: indexPath)
      cell.text = row.text
      cell.detailText = row.detail
      cell.accessoryType = row.isDescription ? .none : .disclosureIndicator
      if row.isDescription { cell.isUserInteractionEnabled = false }
      return cell
    })
    private let disposeBag = DisposeBag()

    init(_ screen: SettingsScreen, _ world: World) {
      let sections = SettingsList().sections.map { Section(model: $0.model, items: $0.items) }
      screen.settings.rx.setDelegate(self).disposed(by: disposeBag)
      Observable.just(sections).bind(to: screen.settings.rx.items(dataSource: source)).disposed(by: disposeBag)
      screen.settings.rx.itemSelected.bind(to: screen.settings.rx.deselectedRow).disposed(by: disposeBag)
      screen.settings.rx.modelSelected(SettingsRow.self).map { .plain($0.text) }
        .bind(to: screen.rx.page).disposed(by: disposeBag)
    }

    func row(at indexPath: IndexPath) -> SettingsRow {
      source[indexPath]
    }
  }

  /// Counts how often it is told that the switch was flipped, listening whenever the row comes in sight.
  class Told: Wiring, SettingsHeights {
    private let source = RxTableViewSectionedReloadDataSource<Section>(
      configureCell: { _, table, indexPath, row in table.settingsCell(for: row, at: indexPath) })
    let disposeBag = DisposeBag()

    required init(_ screen: UpdatesScreen, _ world: World) {
      let sections = SettingsList().sections.map { Section(model: $0.model, items: $0.items) }
      let times = BehaviorRelay(value: 0)
      screen.settings.register(RxWay.Updates.SoundCell.self, forCellReuseIdentifier: SwitchCell.identifier)
      screen.settings.rx.setDelegate(self).disposed(by: disposeBag)
      screen.settings.rx.willDisplayCell.bind(onNext: { [weak self] in
        guard let self, let cell = $0.cell as? RxWay.Updates.SoundCell else { return }
        cell.toggle.rx.isOn.changed.bind(onNext: { _ in times.accept(times.value + 1) }).disposed(by: bag(for: cell))
      }).disposed(by: disposeBag)
      Observable.just(sections).bind(to: screen.settings.rx.items(dataSource: source)).disposed(by: disposeBag)
      times.map { "told \(counted($0, "time"))" }.bind(to: screen.message.rx.text).disposed(by: disposeBag)
    }

    func bag(for cell: RxWay.Updates.SoundCell) -> DisposeBag { cell.disposeBag }

    func row(at indexPath: IndexPath) -> SettingsRow {
      source[indexPath]
    }
  }

  /// Keeps each subscription for as long as the screen lives: the row's cell gets one more at every display.
  final class PerDisplay: Told {
    override func bag(for cell: RxWay.Updates.SoundCell) -> DisposeBag { disposeBag }
  }
}
