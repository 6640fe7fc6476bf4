// Callback, with updates: the account, a page and a switch are each given the closure that takes what they have to say.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  enum Updates {}
}

extension CallbackWay.Updates {
  // MARK: Contract

  typealias ShowList = (SettingsList) -> Void
  typealias OpenPage = (SettingsPage) -> Void

  // MARK: View model

  final class ViewModel {
    private var list = SettingsList()

    func load(_ show: ShowList) {
      show(list)
    }

    func follow(_ event: SettingsEvent, _ show: ShowList) {
      list = list.following(event)
      show(list)
    }

    func select(_ row: SettingsRow, _ open: OpenPage) {
      if let page = list.page(of: row) { open(page) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: UpdatesScreen
    private let viewModel = ViewModel()
    private let source = SettingsSource()
    private var selection: ActionKey?

    init(_ screen: UpdatesScreen, _ world: World) {
      self.screen = screen
      screen.settings.register(SoundCell.self, forCellReuseIdentifier: SwitchCell.identifier)
      source.configure = { [weak self] cell, _ in
        (cell as? SoundCell)?.turned = { isOn in self?.follow(.soundsTurned(on: isOn)) }
      }
      screen.settings.dataSource = source
      screen.settings.delegate = source
      viewModel.load(show)
      selection = screen.settings.addAction(for: .didSelect) { [weak self] _, indexPath in
        self?.rowSelected(at: indexPath)
      }
      screen.account.onEvent = { [weak self] event in self?.follow(event) }
    }

    isolated deinit {
      selection.map(screen.settings.removeAction)
      screen.account.onEvent = nil
    }

    private func rowSelected(at indexPath: IndexPath) {
      screen.settings.deselectRow(at: indexPath)
      viewModel.select(source.row(at: indexPath), openPage)
    }

    private func follow(_ event: SettingsEvent) {
      viewModel.follow(event, show)
    }

    private func show(_ list: SettingsList) {
      source.show(list.sections, in: screen.settings)
      screen.show(list.mistake)
    }

    private func openPage(_ page: SettingsPage) {
      guard case .textSize(let size) = page else { return push(PageScreen(page)) }
      let chooser = TextSizeScreen(size)
      push(chooser, drivenBy: TextSizePage(chooser) { [weak self] size in self?.take(size) })
    }

    private func push(_ page: Screen, drivenBy controller: AnyObject? = nil) {
      screen.navigator?.push(page, drivenBy: controller)
    }

    private func take(_ size: TextSize) {
      screen.navigator?.pop()
      follow(.textSizeChosen(size))
    }
  }
}
