import Controls
import Models
import Stage
import World

extension CallbackWay.Updates {
  /// What `--quiz` plants.
  enum SizeOfBefore {
    typealias ViewModel = CallbackWay.Updates.ViewModel
    typealias TextSizePage = CallbackWay.Updates.TextSizePage
    typealias SoundCell = CallbackWay.Updates.SoundCell
  }
}

extension CallbackWay.Updates.SizeOfBefore {
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
      // Fault: The closure takes the size that was there before, and not the one handed back.
      push(chooser, drivenBy: TextSizePage(chooser) { [weak self] _ in self?.take(size) })
    }

    private func push(_ page: Controls.Screen, drivenBy controller: AnyObject? = nil) {
      screen.navigator?.push(page, drivenBy: controller)
    }

    private func take(_ size: TextSize) {
      screen.navigator?.pop()
      follow(.textSizeChosen(size))
    }
  }
}
