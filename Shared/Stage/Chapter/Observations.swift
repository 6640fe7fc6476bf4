import Terminal

/// The output of several ways, line by line of a script.
nonisolated public struct Observations: Hashable, Sendable {
  /// The names of the ways.
  public let names: [String]

  /// The first frame, then each line.
  public let rows: [Row]

  /// The output of the ways after one line.
  public struct Row: Hashable, Sendable {
    /// The line of the script.
    public let line: String
    /// The output of each way.
    public let details: [String]
  }

  /// A Boolean value indicating whether all ways showed the same after every line.
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
