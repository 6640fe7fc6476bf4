// Observer: the controller observes properties, that of the selected row as well.

import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay {
  // MARK: Contract

  protocol SettingsObservable: KeyValueObservable {
    var sections: [SettingsSection] { get }
    var page: SettingsPage? { get }
  }

  // MARK: View model

  final class ViewModel: SettingsObservable {
    nonisolated let observers = ObserverStore()
    @Observed private var list: SettingsList
    var sections: [SettingsSection] { list.sections }
    @Observed private(set) var page: SettingsPage?

    init(_ list: SettingsList) {
      self.list = list
    }

    func select(_ row: SettingsRow) {
      if let page = list.page(of: row) { self.page = page }
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: SettingsScreen
    private let viewModel: ViewModel
    private let source = SettingsSource()
    private var observations: [KeyValueObservation] = []

    init(_ screen: SettingsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.list)
      screen.settings.dataSource = source
      screen.settings.delegate = source
      observations = [
        viewModel.observe(\.sections, options: .initial) { [weak self] viewModel, _ in
          self?.show(viewModel.sections)
        },
        viewModel.observe(\.page) { [weak self] viewModel, _ in
          if let page = viewModel.page { self?.openPage(page) }
        },
        screen.settings.observe(\.indexPathForSelectedRow) { [weak self] table, _ in
          if let indexPath = table.indexPathForSelectedRow { self?.rowSelected(at: indexPath) }
        },
      ]
    }

    private func rowSelected(at indexPath: IndexPath) {
      screen.settings.deselectRow(at: indexPath)
      viewModel.select(source.row(at: indexPath))
    }

    private func show(_ sections: [SettingsSection]) {
      source.show(sections, in: screen.settings)
    }

    private func openPage(_ page: SettingsPage) {
      screen.navigator?.push(PageScreen(page))
    }
  }
}
