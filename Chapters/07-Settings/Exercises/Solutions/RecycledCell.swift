import Controls
import Models
@testable import Settings
import Stage
import World

extension RecycledCell {
  final class Cell: SettingsCell {
    override func show(_ row: SettingsRow) {
      text = row.text
      detailText = row.detail
      accessoryType = row.isDescription ? .none : .disclosureIndicator
      #if SOLVED
      isUserInteractionEnabled = !row.isDescription
      #else
      if row.isDescription { isUserInteractionEnabled = false }
      #endif
    }
  }

  final class Yours: Wiring, DelegateWay.ViewModelDelegate, SettingsHeights {
    private let screen: SettingsScreen
    private let viewModel: DelegateWay.ViewModel
    private let source = SettingsSource()

    init(_ screen: SettingsScreen, _ world: World) {
      self.screen = screen
      viewModel = DelegateWay.ViewModel(screen.list)
      screen.settings.register(Cell.self, forCellReuseIdentifier: SettingsCell.plain)
      screen.settings.dataSource = source
      screen.settings.delegate = self
      viewModel.delegate = self
      viewModel.load()
    }

    func row(at indexPath: IndexPath) -> SettingsRow {
      source.row(at: indexPath)
    }

    func table(_ table: Table, didSelectRowAt indexPath: IndexPath) {
      table.deselectRow(at: indexPath)
      viewModel.select(row(at: indexPath))
    }

    func viewModel(_ viewModel: DelegateWay.ViewModel, didChange sections: [SettingsSection]) {
      source.show(sections, in: screen.settings)
    }

    func viewModel(_ viewModel: DelegateWay.ViewModel, didSelect page: SettingsPage) {
      screen.navigator?.push(PageScreen(page))
    }
  }
}
