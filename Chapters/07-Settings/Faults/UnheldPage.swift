import Controls
import Models
import Stage
import World

extension DelegateWay.Updates {
  /// What `--quiz` plants.
  enum UnheldPage {
    typealias TextSizePage = DelegateWay.Updates.TextSizePage
    typealias SoundCell = DelegateWay.Updates.SoundCell
  }
}

extension DelegateWay.Updates.UnheldPage {
  // MARK: Contract

  protocol SettingsView: AnyObject {
    func show(_ list: SettingsList)
    func openPage(_ page: SettingsPage)
  }

  // MARK: View model

  final class ViewModel {
    private var list = SettingsList()
    private weak var view: (any SettingsView)?

    func attachView(_ view: any SettingsView) {
      self.view = view
      view.show(list)
    }

    func detachView() {
      view = nil
    }

    func follow(_ event: SettingsEvent) {
      list = list.following(event)
      view?.show(list)
    }

    func select(_ row: SettingsRow) {
      if let page = list.page(of: row) { view?.openPage(page) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring, SettingsView, SettingsHeights {
    private let screen: UpdatesScreen
    private let viewModel = ViewModel()
    private let source = SettingsSource()

    init(_ screen: UpdatesScreen, _ world: World) {
      self.screen = screen
      screen.settings.register(SoundCell.self, forCellReuseIdentifier: SwitchCell.identifier)
      source.configure = { [weak self] cell, _ in (cell as? SoundCell)?.delegate = self }
      screen.settings.dataSource = source
      screen.settings.delegate = self
      viewModel.attachView(self)
      screen.account.delegate = self
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

    func show(_ list: SettingsList) {
      source.show(list.sections, in: screen.settings)
      screen.show(list.mistake)
    }

    func openPage(_ page: SettingsPage) {
      guard case .textSize(let size) = page else { return push(PageScreen(page)) }
      let chooser = TextSizeScreen(size)
      let page = TextSizePage(chooser)
      page.delegate = self
      // Fault: Nobody holds what drives the page: it is gone before a size can be chosen.
      push(chooser)
    }

    private func push(_ page: Controls.Screen, drivenBy controller: AnyObject? = nil) {
      screen.navigator?.push(page, drivenBy: controller)
    }
  }
}

extension DelegateWay.Updates.UnheldPage.Controller: AccountServiceDelegate, DelegateWay.Updates.TextSizePageDelegate,
  DelegateWay.Updates.SoundCellDelegate
{
  func account(_ account: AccountService, received event: SettingsEvent) {
    viewModel.follow(event)
  }

  func textSizePage(_ page: DelegateWay.Updates.TextSizePage, didChoose size: TextSize) {
    screen.navigator?.pop()
    viewModel.follow(.textSizeChosen(size))
  }

  func soundCell(_ cell: DelegateWay.Updates.SoundCell, wasTurned isOn: Bool) {
    viewModel.follow(.soundsTurned(on: isOn))
  }
}
