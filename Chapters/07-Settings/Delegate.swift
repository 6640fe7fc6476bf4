// Delegate: the table tells the controller of selected rows, the view model tells its view, each through a weak reference.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  // MARK: Contract

  protocol SettingsView: AnyObject {
    func show(_ sections: [SettingsSection])
    func openPage(_ page: SettingsPage)
  }

  // MARK: View model

  final class ViewModel {
    private let list: SettingsList
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any SettingsView)?

    init(_ list: SettingsList) {
      self.list = list
    }

    func attachView(_ view: any SettingsView) {
      self.view = view
      view.show(list.sections)
    }

    func detachView() {
      view = nil
    }

    func select(_ row: SettingsRow) {
      if let page = list.page(of: row) { view?.openPage(page) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring, SettingsView, SettingsHeights {
    private let screen: SettingsScreen
    private let viewModel: ViewModel
    private let source = SettingsSource()

    init(_ screen: SettingsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.list)
      screen.settings.dataSource = source
      screen.settings.delegate = self
      viewModel.attachView(self)
    }

    isolated deinit {
      viewModel.detachView()
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
