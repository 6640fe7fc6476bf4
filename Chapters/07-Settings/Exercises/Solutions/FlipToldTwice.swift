import Controls
import Models
@testable import Settings
import Stage
import World

extension FlipToldTwice {
  final class Yours: Wiring {
    private let screen: UpdatesScreen
    private let source = SettingsSource()
    private var times = 0

    init(_ screen: UpdatesScreen, _ world: World) {
      self.screen = screen
      #if SOLVED
      screen.settings.register(CallbackWay.Updates.SoundCell.self, forCellReuseIdentifier: SwitchCell.identifier)
      source.configure = { [weak self] cell, _ in
        (cell as? CallbackWay.Updates.SoundCell)?.turned = { _ in self?.soundsFlipped() }
      }
      #else
      screen.settings.register(SwitchCell.self, forCellReuseIdentifier: SwitchCell.identifier)
      source.configure = { [weak self] cell, _ in
        (cell as? SwitchCell)?.toggle.addAction(for: .valueChanged) { self?.soundsFlipped() }
      }
      #endif
      screen.settings.dataSource = source
      screen.settings.delegate = source
      source.show(SettingsList().sections, in: screen.settings)
      showTimes()
    }

    private func soundsFlipped() {
      times += 1
      showTimes()
    }

    private func showTimes() {
      screen.message.text = "notified \(counted(times, "time"))"
    }
  }
}
