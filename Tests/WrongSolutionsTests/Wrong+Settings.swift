import Controls
import Models
@testable import Settings
import Stage
import World

extension FlipToldTwice {
  /// A side effect twice: the cell tells of a flip now, and the one who listened before still does.
  final class OldAndNew: Wiring {
    private let screen: UpdatesScreen
    private let source = SettingsSource()
    private var times = 0

    init(_ screen: UpdatesScreen, _ world: World) {
      self.screen = screen
      screen.settings.register(CallbackWay.Updates.SoundCell.self, forCellReuseIdentifier: SwitchCell.identifier)
      source.configure = { [weak self] cell, _ in
        guard let cell = cell as? CallbackWay.Updates.SoundCell else { return }
        cell.turned = { _ in self?.flipped() }
        cell.toggle.addAction(for: .valueChanged) { self?.flipped() }
      }
      screen.settings.dataSource = source
      screen.settings.delegate = source
      source.show(SettingsList().sections, in: screen.settings)
      screen.message.text = "told \(counted(times, "time"))"
    }

    private func flipped() {
      times += 1
      screen.message.text = "told \(counted(times, "time"))"
    }
  }
}
