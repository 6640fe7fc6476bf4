import Controls
import Models
@testable import Settings
import Stage
import World

extension RecycledCell {
  // MARK: Cell

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

  // MARK: Controller

  final class Yours: Wiring, DelegateWay.SettingsView, SettingsHeights {
    private let screen: SettingsScreen
    private let viewModel: DelegateWay.ViewModel
    private let source = SettingsSource()

    init(_ screen: SettingsScreen, _ world: World) {
      self.screen = screen
      viewModel = DelegateWay.ViewModel(screen.list)
      screen.settings.register(Cell.self, forCellReuseIdentifier: SettingsCell.plain)
      screen.settings.dataSource = source
      screen.settings.delegate = self
      viewModel.attachView(self)
    }

    func row(at indexPath: IndexPath) -> SettingsRow {
      source.row(at: indexPath)
    }

    func table(_ table: Table, didSelectRowAt indexPath: IndexPath) {
      table.deselectRow(at: indexPath)
      viewModel.select(row(at: indexPath))
    }

    func show(_ sections: [SettingsSection]) {
      source.show(sections, in: screen.settings)
    }

    func openPage(_ page: SettingsPage) {
      screen.navigator?.push(PageScreen(page))
    }
  }
}
