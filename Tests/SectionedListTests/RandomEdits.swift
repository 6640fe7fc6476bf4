import SectionedList
import World

/// A list of a hundred rows in one to eight sections, and random edits of it.
struct RandomEdits {
  /// A row, or the header of a section; its version changes with its look.
  struct Look: Identifiable, Equatable {
    let id: Int
    var version = 0
  }

  /// A change of the list.
  enum Edit: CaseIterable {
    case insertRow, deleteRow, updateRow, moveRow, moveAndUpdateRow, tradeRows
    case insertSection, deleteSection, updateSection, moveSection, splitSection, joinSections
  }

  /// The list, after all edits so far.
  private(set) var sections: [ListSection<Look, Look>] = []

  private var random: SeededRandom
  private var lastID = 0

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    for _ in 0..<5 { insertSection(newSection()) }
    fill()
  }

  /// Makes one to four edits, then inserts or deletes rows until there are a hundred again.
  ///
  /// - Returns: the edits.
  mutating func edit() -> [Edit] {
    let edits = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
      Edit.allCases.randomElement(using: &random)
    }
    for edit in edits { make(edit) }
    fill()
    return edits
  }

  private mutating func make(_ edit: Edit) {
    switch edit {
    case .insertRow: insertRow(newLook())
    case .deleteRow: takeRow()
    case .updateRow:
      guard let row = anyRow() else { return }
      sections[row.section].items[row.item].version += 1
    case .moveRow:
      guard let row = takeRow() else { return }
      insertRow(row)
    case .moveAndUpdateRow:
      guard var row = takeRow() else { return }
      row.version += 1
      insertRow(row)
    case .tradeRows:
      guard let row = anyRow(), let other = anyRow() else { return }
      let item = sections[row.section].items[row.item]
      sections[row.section].items[row.item] = sections[other.section].items[other.item]
      sections[other.section].items[other.item] = item
    case .insertSection: insertSection(newSection())
    case .deleteSection: takeSection()
    case .updateSection: sections[anySection()].model.version += 1
    case .moveSection:
      guard let section = takeSection() else { return }
      insertSection(section)
    case .splitSection:
      var (index, half) = (anySection(), newSection())
      let count = sections[index].items.count / 2
      half.items = sections[index].items.suffix(count)
      sections[index].items.removeLast(count)
      insertSection(half)
    case .joinSections:
      guard let section = takeSection() else { return }
      sections[anySection()].items += section.items
    }
  }

  private mutating func fill() {
    while sections.count > 8 { takeSection() }
    var missing = 100 - sections.reduce(0) { $0 + $1.items.count }
    while missing > 0 {
      insertRow(newLook())
      missing -= 1
    }
    while missing < 0 {
      if takeRow() != nil { missing += 1 }
    }
  }

  private mutating func newLook() -> Look {
    lastID += 1
    return Look(id: lastID)
  }

  private mutating func newSection() -> ListSection<Look, Look> { ListSection(model: newLook(), items: []) }

  private mutating func insertRow(_ row: Look) {
    let section = anySection()
    sections[section].items.insert(row, at: Int.random(in: 0...sections[section].items.count, using: &random))
  }

  private mutating func insertSection(_ section: ListSection<Look, Look>) {
    sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
  }

  /// Takes a row out of a section; `nil` if that section has none.
  @discardableResult
  private mutating func takeRow() -> Look? {
    guard let row = anyRow() else { return nil }
    return sections[row.section].items.remove(at: row.item)
  }

  /// Takes a section out; `nil` if there is only one.
  @discardableResult
  private mutating func takeSection() -> ListSection<Look, Look>? {
    sections.count > 1 ? sections.remove(at: anySection()) : nil
  }

  private mutating func anySection() -> Int { Int.random(in: sections.indices, using: &random) }

  private mutating func anyRow() -> ItemPosition? {
    let section = anySection()
    guard let item = sections[section].items.indices.randomElement(using: &random) else { return nil }
    return ItemPosition(section: section, item: item)
  }
}
