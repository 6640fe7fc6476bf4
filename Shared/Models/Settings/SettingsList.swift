import SectionedList

/// The settings as they are now, and what becomes of them.
public struct SettingsList: Equatable, Sendable {
  /// The sections, from top to bottom.
  public private(set) var sections: [SettingsSection]

  /// The duplicates that the last event would have caused; nil if it was followed.
  public private(set) var duplicates: DuplicateIdentities?

  /// The message about an event that could not be followed; nil if it was.
  ///
  /// Only a notice can be in the list already.
  public var mistake: String? { duplicates == nil ? nil : "This notice is already in the list." }

  /// The settings of someone who is signed in.
  public init(_ sections: [SettingsSection] = [.account, .common, .other]) {
    self.sections = sections
  }

  /// The list after `event`; one that cannot be followed changes nothing but `duplicates`.
  public func following(_ event: SettingsEvent) -> SettingsList {
    var list = self
    list.duplicates = nil
    list.follow(event)
    do throws(DuplicateIdentities) {
      try DuplicateIdentities.check(list.sections, as: .new)
      return list
    } catch {
      list.sections = sections
      list.duplicates = error
      return list
    }
  }

  /// Returns the destination of a row; nil for a row without one.
  public func page(of row: SettingsRow) -> SettingsPage? {
    if row.isDescription { return nil }
    return row.textSize.map(SettingsPage.textSize) ?? .plain(row.text)
  }

  private mutating func follow(_ event: SettingsEvent) {
    switch event {
    case .signedOut:
      sections.removeAll { $0.id == .account }
    case .signedIn:
      if !sections.contains(where: { $0.id == .account }) { sections.insert(.account, at: 0) }
    case .noticeCame(let notice):
      if !sections.isEmpty { sections[0].items.insert(SettingsRow(notice), at: 0) }
    case .rowsReordered:
      for index in sections.indices { sections[index].items.reverse() }
    case .sectionsReordered:
      sections.reverse()
    case .textSizeChosen(let size):
      change(SettingsRow.accessibility.id) { $0.textSize = size }
    case .soundsTurned(let isOn):
      change(SettingsRow.sounds.id) { $0.isOn = isOn }
    }
  }

  private mutating func change(_ id: SettingsRow.ID, _ change: (inout SettingsRow) -> Void) {
    for section in sections.indices {
      for item in sections[section].items.indices where sections[section].items[item].id == id {
        change(&sections[section].items[item])
      }
    }
  }
}

/// An event for the settings, from the user or the world.
public enum SettingsEvent: Hashable, Sendable {
  /// The account section goes.
  case signedOut
  /// The account section comes back, at the top.
  case signedIn
  /// A row comes at the very top.
  case noticeCame(Notice)
  /// The rows of each section turn around.
  case rowsReordered
  /// The sections turn around.
  case sectionsReordered
  /// Another text size was chosen.
  case textSizeChosen(TextSize)
  /// The switch of the sounds was flipped.
  case soundsTurned(on: Bool)
}

/// The destination of a row.
public enum SettingsPage: Hashable, Sendable {
  /// A page that has only a title.
  case plain(String)
  /// A page on which a text size is chosen; the one of now.
  case textSize(TextSize)
}

extension SettingsPage {
  /// The title of the page.
  public var title: String {
    switch self {
    case .plain(let title): title
    case .textSize: SettingsRow.accessibility.text
    }
  }
}
