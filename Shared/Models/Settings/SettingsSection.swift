import SectionedList

/// A section of the settings: which one, and its rows.
public typealias SettingsSection = ListSection<SettingsTopic, SettingsRow>

/// How one list of settings becomes another, in batches that a table accepts.
public typealias SettingsDifference = SectionedDifference<SettingsTopic, SettingsRow>

/// What a section of the settings is about.
public enum SettingsTopic: String, CaseIterable, Identifiable, Sendable {
  /// The person who is signed in.
  case account
  /// All accounts of the device.
  case common
  /// The program itself.
  case other

  /// Itself.
  public var id: Self { self }

  /// How high the clear strip above a section is, in points.
  public static let headerHeight = 40

  /// How high the clear strip below a section is, in points.
  public static let footerHeight = 1

  /// How much room is left below the last section, in points.
  public static let bottomInset = 12

  /// What stands above all sections.
  public static let title = "Settings"
}

extension ListSection<SettingsTopic, SettingsRow> {
  /// What belongs to the person who is signed in.
  public static let account = SettingsSection(
    model: .account,
    items: [
      SettingsRow("account", "Account"), SettingsRow("security", "Security"),
      SettingsRow("notifications", "Notifications"), SettingsRow("content", "Content"),
    ])

  /// What belongs to all accounts of the device.
  public static let common = SettingsSection(
    model: .common,
    items: [.sounds, SettingsRow("data-usage", "Data usage"), .accessibility, .about])

  /// What belongs to the program itself.
  public static let other = SettingsSection(
    model: .other,
    items: [
      SettingsRow("credits", "Credits"), SettingsRow("version", "Version"),
      SettingsRow("privacy-policy", "Privacy policy"),
    ])
}
