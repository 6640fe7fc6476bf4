// Delegate, with updates: the account, a page and the cells each notify one listener, held weakly.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  enum Updates {}
}

extension DelegateWay.Updates {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange list: SettingsList)
    func viewModel(_ viewModel: ViewModel, didSelect page: SettingsPage)
  }

  // MARK: View model

  final class ViewModel {
    private var list = SettingsList()
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?

    func load() {
      delegate?.viewModel(self, didChange: list)
    }

    func follow(_ event: SettingsEvent) {
      list = list.following(event)
      delegate?.viewModel(self, didChange: list)
    }

    func select(_ row: SettingsRow) {
      if let page = list.page(of: row) { delegate?.viewModel(self, didSelect: page) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate, SettingsHeights {
    private let screen: UpdatesScreen
    private let viewModel = ViewModel()
    private let source = SettingsSource()

    init(_ screen: UpdatesScreen, _ world: World) {
      self.screen = screen
      screen.settings.register(SoundCell.self, forCellReuseIdentifier: SwitchCell.identifier)
      source.configure = { [weak self] cell, _ in (cell as? SoundCell)?.delegate = self }
      screen.settings.dataSource = source
      screen.settings.delegate = self
      viewModel.delegate = self
      viewModel.load()
      screen.account.delegate = self
    }

    func row(at indexPath: IndexPath) -> SettingsRow {
      source.row(at: indexPath)
    }

    func table(_ table: Table, didSelectRowAt indexPath: IndexPath) {
      table.deselectRow(at: indexPath)
      viewModel.select(row(at: indexPath))
    }

    func viewModel(_ viewModel: ViewModel, didChange list: SettingsList) {
      source.show(list.sections, in: screen.settings)
      screen.show(list.mistake)
    }

    func viewModel(_ viewModel: ViewModel, didSelect page: SettingsPage) {
      guard case .textSize(let size) = page else { return push(PageScreen(page)) }
      let chooser = TextSizeScreen(size)
      let page = TextSizePage(chooser)
      page.delegate = self
      push(chooser, drivenBy: page)
    }

    private func push(_ page: Controls.Screen, drivenBy controller: AnyObject? = nil) {
      screen.navigator?.push(page, drivenBy: controller)
    }
  }
}

extension DelegateWay.Updates.Controller: AccountServiceDelegate, DelegateWay.Updates.TextSizePageDelegate,
  DelegateWay.Updates.SoundCellDelegate
{
  func account(_ account: AccountService, didReceive event: SettingsEvent) {
    viewModel.follow(event)
  }

  func textSizePage(_ page: DelegateWay.Updates.TextSizePage, didChoose size: TextSize) {
    screen.navigator?.pop()
    viewModel.follow(.textSizeChosen(size))
  }

  func soundCell(_ cell: DelegateWay.Updates.SoundCell, didSwitchTo isOn: Bool) {
    viewModel.follow(.soundsTurned(on: isOn))
  }
}
