// Observer, with updates: the account, a page and a switch have a property each, and the controller observes them.

import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay {
  enum Updates {}
}

extension ObserverWay.Updates {
  // MARK: Contract

  protocol SettingsObservable: KeyValueObservable {
    var list: SettingsList { get }
    var page: SettingsPage? { get }
  }

  // MARK: View model

  final class ViewModel: SettingsObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var list = SettingsList()
    @Observed private(set) var page: SettingsPage?

    func follow(_ event: SettingsEvent) {
      list = list.following(event)
    }

    func select(_ row: SettingsRow) {
      if let page = list.page(of: row) { self.page = page }
    }
  }

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
        viewModel.observe(\.page) { [weak self] viewModel, _ in
          if let page = viewModel.page { self?.openPage(page) }
        },
        screen.settings.observe(\.indexPathForSelectedRow) { [weak self] table, _ in
          if let indexPath = table.indexPathForSelectedRow { self?.rowSelected(at: indexPath) }
        },
        screen.account.observe(\.lastEvent) { [weak self] account, _ in
          if let event = account.lastEvent { self?.viewModel.follow(event) }
        },
      ]
    }

    private func rowSelected(at indexPath: IndexPath) {
      screen.settings.deselectRow(at: indexPath)
      viewModel.select(source.row(at: indexPath))
    }

    private func show(_ list: SettingsList) {
      source.show(list.sections, in: screen.settings)
      screen.show(list.mistake)
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
