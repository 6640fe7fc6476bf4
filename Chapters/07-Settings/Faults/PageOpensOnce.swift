import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay.ThreeSections {
  /// What `--quiz` plants.
  enum PageOpensOnce {
    typealias SettingsObservable = ObserverWay.ThreeSections.SettingsObservable
  }
}

extension ObserverWay.ThreeSections.PageOpensOnce {
  // MARK: View model

  final class ViewModel: SettingsObservable {
    nonisolated let observers = ObserverStore()
    @Observed private var list = SettingsList([.account, .common, .other])
    var sections: [SettingsSection] { list.sections }
    @Observed private(set) var page: SettingsPage?

    func select(_ row: SettingsRow) {
      // Fault: The page of before is not a change: the same row leads nowhere the second time.
      if let page = list.page(of: row), page != self.page { self.page = page }
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: SettingsScreen
    private let viewModel = ViewModel()
    private let source = SettingsSource()
    private var observations: [KeyValueObservation] = []

    init(_ screen: SettingsScreen, _ world: World) {
      self.screen = screen
      screen.settings.dataSource = source
      screen.settings.delegate = source
      observations = [
        viewModel.observe(\.sections, options: .initial) { [weak self] viewModel, _ in
          self?.show(viewModel.sections)
        },
        viewModel.observe(\.page) { [weak self] viewModel, _ in
          viewModel.page.map { self?.openPage($0) }
        },
        screen.settings.observe(\.indexPathForSelectedRow) { [weak self] table, _ in
          table.indexPathForSelectedRow.map { self?.rowSelected(at: $0) }
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
