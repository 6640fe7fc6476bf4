import Controls
import Models

/// A list of settings on a phone in landscape: some of its rows are out of sight.
class SettingsScreen: Screen {
  let settings = Table("settings", height: 320, bottomInset: SettingsTopic.bottomInset)

  /// The settings that it shows at first.
  let list: SettingsList

  init(_ list: SettingsList = SettingsList()) {
    self.list = list
    super.init()
    settings.register(SettingsCell.self, forCellReuseIdentifier: SettingsCell.plain)
  }

  override var title: String? { SettingsTopic.title }
  override var rows: [[View]] { [[settings]] }
}

/// The list, a message for a mistake in it, and the account with its events.
final class UpdatesScreen: SettingsScreen {
  let message = Label("message")
  let account = AccountService()

  override var rows: [[View]] { [[message], [settings]] }

  /// Shows the mistake in the error colour, or an empty message.
  func show(_ mistake: String?) {
    message.show(mistake ?? "", mistake == nil ? .normal : .error)
  }
}

/// The cell of a row. It sets every property that any row may have set, because cells are reused.
class SettingsCell: TableCell {
  static let plain = "row"

  func show(_ row: SettingsRow) {
    text = row.text
    detailText = row.detail
    accessoryType = row.isDescription ? .none : .disclosureIndicator
    isUserInteractionEnabled = !row.isDescription
  }
}

/// The cell of a row with a switch, whose identifier is that of the row.
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
