import Controls
import Terminal

/// A table as text: a line for each row in sight, an empty one between two sections. The cells of a grid are boxes.
nonisolated extension PaneLine {
  /// The widest that the words of a row get; so two panes stand side by side on 80 columns.
  private static var widest: Int { 24 }

  package static func lines(_ table: Appearance.Table, _ ellipsis: String) -> [PaneLine] {
    var lines: [PaneLine] = []
    for element in table.elements {
      switch element {
      case .header(let title, _): lines.append(PaneLine(title.visible))
      case .footer(let title, _): if !title.isEmpty { lines.append(PaneLine(title.visible)) }
      case .row(let row):
        let isSelected = row.number == table.selectedRow
        guard let column = row.column else {
          lines.append(PaneLine(row, isSelected: isSelected, ellipsis))
          continue
        }
        if column == 0 { lines += [PaneLine(), PaneLine(), PaneLine()] }
        for (index, edge) in zip(lines.indices.suffix(3), row.box(isSelected: isSelected, ellipsis)) {
          lines[index].append(column == 0 ? edge : " \(edge)", row.isEnabled ? .plain : .faint)
        }
      }
    }
    return lines
  }

  private init(_ row: Appearance.Table.Row, isSelected: Bool, _ ellipsis: String) {
    self.init(isSelected ? "▸ " : "")
    let words = row.words.visible
    append(words.shortened(toColumns: Self.widest, mark: ellipsis), row.isEnabled ? .plain : .faint)
    if let control = row.control { append(" \(control.drawn)") }
    if row.disclosesMore { append(" ›", .faint) }
  }
}

/// A cell of a grid: a stand-in for its picture, and its title.
nonisolated extension Appearance.Table.Row {
  /// The widest that a cell gets; so a pane has three, and two panes stand side by side on 80 columns.
  package static var widestCell: Int { 11 }

  /// The picture and the title on exactly `width` columns: `▧ cat-1   `, `▸ cat-1   ` if the cell is selected.
  package func cell(width: Int, isSelected: Bool, _ ellipsis: String) -> String {
    "\(isSelected ? "▸" : "▧") \(words.visible)".shortened(toColumns: width, mark: ellipsis).padded(to: width)
  }

  /// The three lines of the cell's box.
  fileprivate func box(isSelected: Bool, _ ellipsis: String) -> [String] {
    let inner = Self.widestCell - 2
    let rule = String(repeating: "─", count: inner)
    return ["┌\(rule)┐", "│\(cell(width: inner, isSelected: isSelected, ellipsis))│", "└\(rule)┘"]
  }
}
