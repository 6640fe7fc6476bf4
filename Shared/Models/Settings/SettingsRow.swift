/// A row of the settings.
public struct SettingsRow: Identifiable, Hashable, Sendable {
  /// The identity, which is unique among rows.
  public let id: String

  /// The text at the left.
  public let text: String

  /// The text size that it leads to the choice of; nil where it leads elsewhere.
  public internal(set) var textSize: TextSize?

  /// The state of its switch; nil without a switch.
  public internal(set) var isOn: Bool?

  /// True for a row of text without a destination.
  public let isDescription: Bool

  /// A row that leads to a page, or describes something.
  init(_ id: String, _ text: String, textSize: TextSize? = nil, isOn: Bool? = nil, isDescription: Bool = false) {
    self.id = id
    self.text = text
    self.textSize = textSize
    self.isOn = isOn
    self.isDescription = isDescription
  }

  /// A row for something that came in; the same number is the same row.
  init(_ notice: Notice) {
    self.init("notice-\(notice.number)", notice.text)
  }

  /// The text at the right, where there is one.
  public var detail: String? { textSize?.name }

  /// In points.
  public var height: Int { isDescription ? 72 : 48 }
}

extension SettingsRow {
  static let sounds = SettingsRow("sounds", "Sounds", isOn: true)
  static let accessibility = SettingsRow("accessibility", "Accessibility", textSize: .medium)
  static let about = SettingsRow(
    "about", "Basic settings apply to all accounts signed in on this device.", isDescription: true)
}

/// Something that the world wants a person to know.
public struct Notice: Hashable, Sendable {
  /// The number, which is unique among notices.
  public let number: Int

  /// The text.
  public let text: String

  /// The notice of this number.
  public init(_ number: Int, _ text: String) {
    self.number = number
    self.text = text
  }
}
