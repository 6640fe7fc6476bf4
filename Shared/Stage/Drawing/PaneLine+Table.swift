import Controls
import Terminal

/// A table as text: a line for each row in sight, an empty one between two sections.
nonisolated extension PaneLine {
  /// The widest that the words of a row get; so two panes stand side by side on 80 columns.
  private static var widest: Int { 24 }

  static func lines(_ table: Appearance.Table, _ ellipsis: String) -> [PaneLine] {
    table.elements.compactMap { element in
      switch element {
      case .header(let title, _): PaneLine(title.visible)
      case .footer(let title, _): title.isEmpty ? nil : PaneLine(title.visible)
      case .row(let row): PaneLine(row, isSelected: row.number == table.selectedRow, ellipsis)
      }
    }
  }

  private init(_ row: Appearance.Table.Row, isSelected: Bool, _ ellipsis: String) {
    self.init(isSelected ? "▸ " : "")
    let words = row.words.visible
    append(words.shortened(toColumns: Self.widest, mark: ellipsis), row.isEnabled ? .plain : .faint)
    if let control = row.control { append(" \(control.drawn)") }
    if row.disclosesMore { append(" ›", .faint) }
  }
}
