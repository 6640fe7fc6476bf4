// Callback, with updates: the view model, the account, a page and a switch each store the closure that they call.

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
    var onChange: ShowList?

    func load() {
      onChange?(list)
    }

    func follow(_ event: SettingsEvent) {
      list = list.following(event)
      onChange?(list)
    }

    func select(_ row: SettingsRow, completion: OpenPage) {
      if let page = list.page(of: row) { completion(page) }
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
        (cell as? SoundCell)?.turned = { isOn in self?.viewModel.follow(.soundsTurned(on: isOn)) }
      }
      screen.settings.dataSource = source
      screen.settings.delegate = source
      viewModel.onChange = { [weak self] list in self?.show(list) }
      viewModel.load()
      selection = screen.settings.addAction(for: .didSelect) { [weak self] _, indexPath in
        self?.rowSelected(at: indexPath)
      }
      screen.account.onEvent = { [weak self] event in self?.viewModel.follow(event) }
    }

    isolated deinit {
      selection.map(screen.settings.removeAction)
      screen.account.onEvent = nil
    }

    private func rowSelected(at indexPath: IndexPath) {
      screen.settings.deselectRow(at: indexPath)
      viewModel.select(source.row(at: indexPath), completion: openPage)
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

    private func push(_ page: Controls.Screen, drivenBy controller: AnyObject? = nil) {
      screen.navigator?.push(page, drivenBy: controller)
    }

    private func take(_ size: TextSize) {
      screen.navigator?.pop()
      viewModel.follow(.textSizeChosen(size))
    }
  }
}
