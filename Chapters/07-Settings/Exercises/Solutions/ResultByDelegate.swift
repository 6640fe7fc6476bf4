import Controls
import Models
@testable import Settings
import Stage
import World

extension ResultByDelegate {
  /// The controller of the page on which a text size is chosen.
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
      // Yours: add actions to `screen.choices`, and notify the delegate.
    }
    #endif
  }

  final class Yours: Wiring, DelegateWay.Updates.ViewModelDelegate, SettingsHeights, AccountServiceDelegate {
    private let screen: UpdatesScreen
    private let viewModel = DelegateWay.Updates.ViewModel()
    private let source = SettingsSource()

    init(_ screen: UpdatesScreen, _ world: World) {
      self.screen = screen
      screen.settings.dataSource = source
      screen.settings.delegate = self
      screen.account.delegate = self
      viewModel.delegate = self
      viewModel.load()
    }

    func row(at indexPath: IndexPath) -> SettingsRow {
      source.row(at: indexPath)
    }

    func table(_ table: Table, didSelectRowAt indexPath: IndexPath) {
      table.deselectRow(at: indexPath)
      viewModel.select(row(at: indexPath))
    }

    func account(_ account: AccountService, didReceive event: SettingsEvent) {
      viewModel.follow(event)
    }

    func viewModel(_ viewModel: DelegateWay.Updates.ViewModel, didChange list: SettingsList) {
      source.show(list.sections, in: screen.settings)
    }

    func viewModel(_ viewModel: DelegateWay.Updates.ViewModel, didSelect page: SettingsPage) {
      guard case .textSize(let size) = page else {
        screen.navigator?.push(PageScreen(page))
        return
      }
      #if SOLVED
      let chooser = TextSizeScreen(size)
      let page = ChooserPage(chooser)
      page.delegate = self
      screen.navigator?.push(chooser, drivenBy: page)
      #else
      // Yours: the page needs a controller, and an owner for it.
      screen.navigator?.push(TextSizeScreen(size))
      #endif
    }
  }
  #if SOLVED

  protocol ChooserPageDelegate: AnyObject {
    func chooserPage(_ page: ChooserPage, didChoose size: TextSize)
  }
  #endif
}

#if SOLVED
extension ResultByDelegate.Yours: ResultByDelegate.ChooserPageDelegate {
  func chooserPage(_ page: ResultByDelegate.ChooserPage, didChoose size: TextSize) {
    screen.navigator?.pop()
    viewModel.follow(.textSizeChosen(size))
  }
}
#endif
