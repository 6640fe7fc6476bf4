import Controls
import Models
@testable import Settings
import Stage
import World

extension ResultByDelegate {
  // MARK: Page

  #if SOLVED
  protocol ChooserPageDelegate: AnyObject {
    func chooserPage(_ page: ChooserPage, didChoose size: TextSize)
  }

  #endif
  /// Drives the page on which a text size is chosen.
  final class ChooserPage {
    #if SOLVED
    weak var delegate: (any ChooserPageDelegate)?

    init(_ screen: TextSizeScreen) {
      for (size, button) in screen.choices {
        button.addAction(for: .touchUpInside) { [weak self] in self?.choose(size) }
      }
    }

    private func choose(_ size: TextSize) {
      delegate?.chooserPage(self, didChoose: size)
    }
    #else
    init(_ screen: TextSizeScreen) {
      // Yours: listen to `screen.choices`, and tell the delegate.
    }
    #endif
  }

  // MARK: Controller

  #if SOLVED
  final class Yours: Wiring, DelegateWay.Updates.SettingsView, SettingsHeights, AccountServiceDelegate,
    ChooserPageDelegate
  {
    private let screen: UpdatesScreen
    private let viewModel = DelegateWay.Updates.ViewModel()
    private let source = SettingsSource()

    init(_ screen: UpdatesScreen, _ world: World) {
      self.screen = screen
      screen.settings.dataSource = source
      screen.settings.delegate = self
      screen.account.delegate = self
      viewModel.attachView(self)
    }

    func row(at indexPath: IndexPath) -> SettingsRow {
      source.row(at: indexPath)
    }

    func table(_ table: Table, didSelectRowAt indexPath: IndexPath) {
      table.deselectRow(at: indexPath)
      viewModel.select(row(at: indexPath))
    }

    func account(_ account: AccountService, received event: SettingsEvent) {
      viewModel.follow(event)
    }

    func show(_ list: SettingsList) {
      source.show(list.sections, in: screen.settings)
    }

    func openPage(_ page: SettingsPage) {
      guard case .textSize(let size) = page else {
        screen.navigator?.push(PageScreen(page))
        return
      }
      let chooser = TextSizeScreen(size)
      let page = ChooserPage(chooser)
      page.delegate = self
      screen.navigator?.push(chooser, drivenBy: page)
    }

    func chooserPage(_ page: ChooserPage, didChoose size: TextSize) {
      screen.navigator?.pop()
      viewModel.follow(.textSizeChosen(size))
    }
  }
  #else
  final class Yours: Wiring, DelegateWay.Updates.SettingsView, SettingsHeights, AccountServiceDelegate {
    private let screen: UpdatesScreen
    private let viewModel = DelegateWay.Updates.ViewModel()
    private let source = SettingsSource()

    init(_ screen: UpdatesScreen, _ world: World) {
      self.screen = screen
      screen.settings.dataSource = source
      screen.settings.delegate = self
      screen.account.delegate = self
      viewModel.attachView(self)
    }

    func row(at indexPath: IndexPath) -> SettingsRow {
      source.row(at: indexPath)
    }

    func table(_ table: Table, didSelectRowAt indexPath: IndexPath) {
      table.deselectRow(at: indexPath)
      viewModel.select(row(at: indexPath))
    }

    func account(_ account: AccountService, received event: SettingsEvent) {
      viewModel.follow(event)
    }

    func show(_ list: SettingsList) {
      source.show(list.sections, in: screen.settings)
    }

    func openPage(_ page: SettingsPage) {
      guard case .textSize(let size) = page else {
        screen.navigator?.push(PageScreen(page))
        return
      }
      // Yours: somebody has to drive the page, for as long as it is there.
      screen.navigator?.push(TextSizeScreen(size))
    }
  }
  #endif
}
