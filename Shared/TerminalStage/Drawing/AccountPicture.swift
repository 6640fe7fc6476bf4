import Calls
import Diagrams
import Stage
import StageSession
import Terminal

/// Accounts drawn in a room of the stage.
nonisolated struct AccountPicture {
  /// The rows, from top to bottom.
  private(set) var lines: [[TextRun]] = []

  /// A Boolean value indicating whether all ways are drawn.
  private(set) var isWhole = true

  /// The accounts, and the room for them.
  struct Source: Equatable {
    var names: [String]
    var accounts: [Account]
    /// The way that is looked into.
    var looked: Int
    /// A Boolean value indicating whether only that one is to be drawn.
    var isAlone: Bool
    var columns: Int
    var rows: Int
  }

  init(_ source: Source) {
    if !source.isAlone, drawGrid(source) { return }
    isWhole = source.names.count == 1
    guard source.accounts.indices.contains(source.looked) else { return }
    let (name, account) = (source.names[source.looked], source.accounts[source.looked])
    if source.columns >= Self.leastColumns, source.rows >= Self.leastRows {
      lines = Self.drawing(of: account, name, columns: source.columns, rows: source.rows)
    } else {
      let calls = account.folded(limit: source.rows - 1).lines(columns: source.columns)
      lines = Array(([[TextRun(name, .way(name))]] + calls.map { [TextRun($0)] }).prefix(source.rows))
    }
  }

  /// A diagram with fewer columns or rows says less than the calls as text.
  private static let leastColumns = 60
  private static let leastRows = 7

  /// Draws all diagrams, two or four beside each other, if there is room for them.
  private mutating func drawGrid(_ source: Source) -> Bool {
    for perRow in [2, 1] {
      let columns = (source.columns - (perRow - 1) * Self.gap) / perRow
      let gridRows = (source.names.count + perRow - 1) / perRow
      let rows = (source.rows - (gridRows - 1)) / gridRows
      guard columns >= Self.leastColumns, rows >= Self.leastRows + 3 else { continue }
      let drawings = zip(source.accounts, source.names).map { Self.drawing(of: $0, $1, columns: columns, rows: rows) }
      for start in stride(from: 0, to: drawings.count, by: perRow) {
        if start > 0 { lines.append([]) }
        let row = drawings[start..<min(start + perRow, drawings.count)]
        for index in 0..<(row.map(\.count).max() ?? 0) {
          lines.append(row.map { index < $0.count ? $0[index] : [] }.joined(columns: columns + Self.gap))
        }
      }
      return true
    }
    return false
  }

  private static let gap = 2

  private static func drawing(of account: Account, _ name: String, columns: Int, rows: Int) -> [[TextRun]] {
    let diagram = SequenceDiagram(name, account, columns: columns, rows: rows)
    return diagram.lines.enumerated().map { index, line in
      [TextRun(line.shortened(toColumns: columns), index == 0 ? .way(name) : .plain)]
    }
  }
}

nonisolated extension [[TextRun]] {
  /// The runs of all, each in its column of so many.
  fileprivate func joined(columns: Int) -> [TextRun] {
    enumerated().flatMap { index, line -> [TextRun] in
      let padding = index < count - 1 ? columns - line.displayWidth : 0
      return line + [TextRun(String(repeating: " ", count: Swift.max(0, padding)))]
    }
  }
}
