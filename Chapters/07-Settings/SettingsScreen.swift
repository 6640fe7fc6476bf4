import Controls
import Models

/// A list of settings, on a telephone that lies on its side: not all of it is in sight.
class SettingsScreen: Screen {
  let settings = Table("settings", height: 320, bottomInset: SettingsTopic.bottomInset)

  /// The settings that it lists at first.
  let list: SettingsList

  init(_ list: SettingsList = SettingsList()) {
    self.list = list
    super.init()
    settings.register(SettingsCell.self, forCellReuseIdentifier: SettingsCell.plain)
  }

  override var title: String? { SettingsTopic.title }
  override var rows: [[View]] { [[settings]] }
}

/// The list, what went wrong with it, and what the system tells of the account.
final class UpdatesScreen: SettingsScreen {
  let message = Label("message")
  let account = AccountService()

  override var rows: [[View]] { [[message], [settings]] }

  /// Says what went wrong, in the error colour, or nothing.
  func show(_ mistake: String?) {
    message.show(mistake ?? "", mistake == nil ? .normal : .error)
  }
}

/// A row of the list. It sets all that any row may have set: it is used again and again.
class SettingsCell: TableCell {
  static let plain = "row"

  func show(_ row: SettingsRow) {
    text = row.text
    detailText = row.detail
    accessoryType = row.isDescription ? .none : .disclosureIndicator
    isUserInteractionEnabled = !row.isDescription
  }
}

/// A row with a switch, which scripts call as the row.
class SwitchCell: SettingsCell {
  static let identifier = "switch"

  let toggle = Switch("switch")

  required init(reuseIdentifier: String) {
    super.init(reuseIdentifier: reuseIdentifier)
    accessoryView = toggle
  }

  override func show(_ row: SettingsRow) {
    super.show(row)
    toggle.identifier = row.id
    toggle.isOn = row.isOn ?? false
  }
}
