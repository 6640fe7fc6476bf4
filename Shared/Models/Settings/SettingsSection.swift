import SectionedList

/// A section of the settings: which one, and its rows.
public typealias SettingsSection = ListSection<SettingsTopic, SettingsRow>

/// The batches that turn one list of settings into another, each acceptable for a table.
public typealias SettingsDifference = SectionedDifference<SettingsTopic, SettingsRow>

/// The topic of a section of the settings.
public enum SettingsTopic: String, CaseIterable, Identifiable, Sendable {
  /// The person who is signed in.
  case account
  /// All accounts of the device.
  case common
  /// The program itself.
  case other

  /// Itself.
  public var id: Self { self }

  /// The height of the clear strip above a section, in points.
  public static let headerHeight = 40

  /// The height of the clear strip below a section, in points.
  public static let footerHeight = 1

  /// The space below the last section, in points.
  public static let bottomInset = 12

  /// The title above all sections.
  public static let title = "Settings"
}

extension ListSection<SettingsTopic, SettingsRow> {
  /// The settings of the user who is signed in.
  public static let account = SettingsSection(
    model: .account,
    items: [
      SettingsRow("account", "Account"), SettingsRow("security", "Security"),
      SettingsRow("notifications", "Notifications"), SettingsRow("content", "Content"),
    ])

  /// The settings for all accounts of the device.
  public static let common = SettingsSection(
    model: .common,
    items: [.sounds, SettingsRow("data-usage", "Data usage"), .accessibility, .about])

  /// The settings of the program itself.
  public static let other = SettingsSection(
    model: .other,
    items: [
      SettingsRow("credits", "Credits"), SettingsRow("version", "Version"),
      SettingsRow("privacy-policy", "Privacy policy"),
    ])
}
