// Delegate: the table notifies the controller, the view model notifies its delegate, each through a weak reference.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange sections: [SettingsSection])
    func viewModel(_ viewModel: ViewModel, didSelect page: SettingsPage)
  }

  // MARK: View model

  final class ViewModel {
    private let list: SettingsList
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?

    init(_ list: SettingsList) {
      self.list = list
    }

    func load() {
      delegate?.viewModel(self, didChange: list.sections)
    }

    func select(_ row: SettingsRow) {
      if let page = list.page(of: row) { delegate?.viewModel(self, didSelect: page) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate, SettingsHeights {
    private let screen: SettingsScreen
    private let viewModel: ViewModel
    private let source = SettingsSource()

    init(_ screen: SettingsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.list)
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

    func viewModel(_ viewModel: ViewModel, didChange sections: [SettingsSection]) {
      source.show(sections, in: screen.settings)
    }

    func viewModel(_ viewModel: ViewModel, didSelect page: SettingsPage) {
      screen.navigator?.push(PageScreen(page))
    }
  }
}
