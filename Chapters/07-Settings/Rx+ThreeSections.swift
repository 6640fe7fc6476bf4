// Rx, with three sections: only what the list consists of is longer.

import Controls
import Models
import Rx
import RxCommunity
import RxControls
import SectionedList
import Stage
import World

extension RxWay {
  enum ThreeSections {}
}

extension RxWay.ThreeSections {
  // MARK: Contract

  typealias Section = SectionModel<SettingsTopic, SettingsRow>

  struct Input {
    let select: Observable<SettingsRow>
  }

  protocol Output {
    var sections: Driver<[Section]> { get }
    var page: Signal<SettingsPage> { get }
  }

  // MARK: View model

  final class ViewModel: Output {
    let sections: Driver<[Section]>
    let page: Signal<SettingsPage>

    init(input: Input) {
      let list = SettingsList([.account, .common, .other])
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
        input: Input(select: screen.settings.rx.modelSelected(SettingsRow.self).asObservable()))
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
