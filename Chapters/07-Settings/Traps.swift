// A switch in a row, with a subscription for each display of the row. The trap is the workbook's own.

import Controls
import Models
import Rx
import RxCommunity
import RxControls
import SectionedList
import Stage
import World

enum TrapWay {}

extension TrapWay {
  typealias Section = SectionModel<SettingsTopic, SettingsRow>

  /// Counts the notifications of a flip; a new subscription begins whenever the row is displayed.
  class BagPerRow: Wiring, SettingsHeights {
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
      times.map { "notified \(counted($0, "time"))" }.bind(to: screen.message.rx.text).disposed(by: disposeBag)
    }

    func bag(for cell: RxWay.Updates.SoundCell) -> DisposeBag { cell.disposeBag }

    func row(at indexPath: IndexPath) -> SettingsRow {
      source[indexPath]
    }
  }

  /// Keeps each subscription until the screen is deallocated: the row's cell gets one more at every display.
  final class BagOfScreen: BagPerRow {
    override func bag(for cell: RxWay.Updates.SoundCell) -> DisposeBag { disposeBag }
  }
}
