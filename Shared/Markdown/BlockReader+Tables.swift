extension BlockReader {
  /// Takes the table away with which `rest` begins.
  mutating func takeTable(_ alignments: [Table.Alignment], _ rest: inout ArraySlice<SourceLine>) -> Table {
    let lines = rest.prefix { $0.trimmed.hasPrefix("|") }
    rest = rest[lines.endIndex...]
    // The second line has told the alignments.
    let rows = lines.enumerated().filter { $0.offset != 1 }.map { row($1, of: alignments.count) }
    return Table(alignments: alignments, head: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  private mutating func row(_ line: SourceLine, of count: Int) -> [[Inline]] {
    let cells = TableRow.cells(line)
    if cells.count != count {
      note(Flaw(line: line.number, "this row has \(cells.count) cells, and its table \(count) columns"))
    }
    return (0..<count).map { column in
      column < cells.count ? inlines([SourceLine(text: cells[column], number: line.number)], from: line.number) : []
    }
  }
}

/// The content of a line of a table.
enum TableRow {
  /// The texts between the bars; `\|` is no bar but a character, in code too.
  static func cells(_ line: SourceLine) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.trimmed.dropFirst() {
      if character == "|", !isEscaped {
        cells.append("")
        continue
      }
      if character == "|" { cells[cells.count - 1].removeLast() }
      cells[cells.count - 1].append(character)
      isEscaped = character == "\\" && !isEscaped
    }
    if cells.last?.trimmed.isEmpty == true { cells.removeLast() }
    return cells.map(\.trimmed)
  }

  /// Returns the alignments of the line under a head; `nil` for any other line.
  static func alignments(_ line: SourceLine) -> [Table.Alignment]? {
    guard line.trimmed.hasPrefix("|") else { return nil }
    let cells = cells(line)
    guard !cells.isEmpty, cells.allSatisfy({ $0.wholeMatch(of: /:?-+:?/) != nil }) else { return nil }
    return cells.map { cell in
      guard cell.hasSuffix(":") else { return .left }
      return cell.hasPrefix(":") ? .center : .right
    }
  }
}
