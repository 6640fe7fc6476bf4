import Terminal

/// What some ways showed, line by line of a script.
nonisolated public struct Observations: Hashable, Sendable {
  /// The names of the ways.
  public let names: [String]

  /// The first frame, then each line.
  public let rows: [Row]

  /// What the ways showed after one line.
  public struct Row: Hashable, Sendable {
    /// The line of the script.
    public let line: String
    /// What each way showed.
    public let details: [String]
  }

  /// Whether all ways showed the same all the time.
  public var isSame: Bool { rows.allSatisfy { Set($0.details).count == 1 } }

  /// The rows as an aligned table, the names of the ways in its first line.
  public var table: [String] {
    let cells = [[""] + names] + rows.map { [$0.line] + $0.details }
    let widths = cells[0].indices.map { column in cells.map { $0[column].displayWidth }.max() ?? 0 }
    return cells.map { row in
      let line = zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
