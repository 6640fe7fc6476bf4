import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay.Updates {
  /// What `--quiz` plants.
  enum MistakeStays {
    typealias ViewModel = ObserverWay.Updates.ViewModel
    typealias TextSizePage = ObserverWay.Updates.TextSizePage
    typealias SoundCell = ObserverWay.Updates.SoundCell
  }
}

extension ObserverWay.Updates.MistakeStays {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: UpdatesScreen
    private let viewModel = ViewModel()
    private let source = SettingsSource()
    private var observations: [KeyValueObservation] = []
    private var pageObservation: KeyValueObservation?

    init(_ screen: UpdatesScreen, _ world: World) {
      self.screen = screen
      screen.settings.register(SoundCell.self, forCellReuseIdentifier: SwitchCell.identifier)
      source.configure = { [weak self] cell, _ in
        guard let cell = cell as? SoundCell else { return }
        cell.observation = cell.toggle.observe(\.isOn) { toggle, _ in
          self?.viewModel.follow(.soundsTurned(on: toggle.isOn))
        }
      }
      screen.settings.dataSource = source
      screen.settings.delegate = source
      observations = [
        viewModel.observe(\.list, options: .initial) { [weak self] viewModel, _ in self?.show(viewModel.list) },
        viewModel.observe(\.page) { [weak self] viewModel, _ in viewModel.page.map { self?.openPage($0) } },
        screen.settings.observe(\.indexPathForSelectedRow) { [weak self] table, _ in
          table.indexPathForSelectedRow.map { self?.rowSelected(at: $0) }
        },
        screen.account.observe(\.lastEvent) { [weak self] account, _ in
          account.lastEvent.map { self?.viewModel.follow($0) }
        },
      ]
    }

    private func rowSelected(at indexPath: IndexPath) {
      screen.settings.deselectRow(at: indexPath)
      viewModel.select(source.row(at: indexPath))
    }

    private func show(_ list: SettingsList) {
      source.show(list.sections, in: screen.settings)
      // Fault: A mistake is shown, and nobody takes it back when all is well again.
      if list.mistake != nil { screen.show(list.mistake) }
    }

    private func openPage(_ page: SettingsPage) {
      guard case .textSize(let size) = page else { return push(PageScreen(page)) }
      let chooser = TextSizeScreen(size)
      let page = TextSizePage(chooser)
      pageObservation = page.observe(\.chosen) { [weak self] page, _ in page.chosen.map { self?.take($0) } }
      push(chooser, drivenBy: page)
    }

    private func push(_ page: Controls.Screen, drivenBy controller: AnyObject? = nil) {
      screen.navigator?.push(page, drivenBy: controller)
    }

    private func take(_ size: TextSize) {
      screen.navigator?.pop()
      viewModel.follow(.textSizeChosen(size))
    }
  }
}
