// Callback: each request takes the closure that gets the answer, and the table stores one for selected rows.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  // MARK: Contract

  typealias ShowSections = ([SettingsSection]) -> Void
  typealias OpenPage = (SettingsPage) -> Void

  // MARK: View model

  final class ViewModel {
    private let list: SettingsList

    init(_ list: SettingsList) {
      self.list = list
    }

    func load(_ show: ShowSections) {
      show(list.sections)
    }

    func select(_ row: SettingsRow, completion: OpenPage) {
      if let page = list.page(of: row) { completion(page) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: SettingsScreen
    private let viewModel: ViewModel
    private let source = SettingsSource()
    private var selection: ActionKey?

    init(_ screen: SettingsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.list)
      screen.settings.dataSource = source
      screen.settings.delegate = source
      viewModel.load(show)
      selection = screen.settings.addAction(for: .didSelect) { [weak self] _, indexPath in
        self?.rowSelected(at: indexPath)
      }
    }

    isolated deinit {
      selection.map(screen.settings.removeAction)
    }

    private func rowSelected(at indexPath: IndexPath) {
      screen.settings.deselectRow(at: indexPath)
      viewModel.select(source.row(at: indexPath), completion: openPage)
    }

    private func show(_ sections: [SettingsSection]) {
      source.show(sections, in: screen.settings)
    }

    private func openPage(_ page: SettingsPage) {
      screen.navigator?.push(PageScreen(page))
    }
  }
}
