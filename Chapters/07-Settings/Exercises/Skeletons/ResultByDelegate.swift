import Controls
import Models
@testable import Settings
import Stage
import World

extension ResultByDelegate {
  // MARK: Page

  /// Drives the page on which a text size is chosen.
  final class ChooserPage {
    init(_ screen: TextSizeScreen) {
      // Yours: listen to `screen.choices`, and tell the delegate.
    }
  }

  // MARK: Controller

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
}
