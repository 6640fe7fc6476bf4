import Calls
import Diagrams
import Stage
import StageSession
import Terminal

/// Accounts drawn in a room of the stage.
nonisolated struct AccountPicture {
  /// The rows, from top to bottom.
  let lines: [[TextRun]]

  /// The accounts that are drawn, and the room for them.
  struct Source: Equatable {
    var ways: [Way]
    /// The places of the diagrams; nil for one way that has all the room.
    var grid: Grid?
    var room: Extent
  }

  /// A way with its account.
  struct Way: Equatable {
    var name: String
    var account: Account
  }

  init(_ source: Source) {
    lines = source.grid?.lines(of: source.ways) ?? source.ways.flatMap { $0.lines(in: source.room) }
  }

  /// The diagrams of all ways, two or four beside each other.
  struct Grid: Equatable {
    private let perRow: Int
    private let columns: Int
    /// The lines for all rows of diagrams, without those between them.
    private let lineCount: Int

    /// The grid for so many diagrams; nil if there is no room for it.
    init?(of count: Int, in room: Extent) {
      let grids = [2, 1].map { perRow in
        let rowCount = (count + perRow - 1) / perRow
        let columns = (room.columns - (perRow - 1) * Self.gap) / perRow
        return (perRow, columns, room.rows - (rowCount - 1), rowCount)
      }
      guard let grid = grids.first(where: { $0.1 >= leastColumns && $0.2 / $0.3 >= leastRows + 3 }) else { return nil }
      (perRow, columns, lineCount, _) = grid
    }

    fileprivate func lines(of ways: [Way]) -> [[TextRun]] {
      let rows = stride(from: 0, to: ways.count, by: perRow).map { ways[$0..<min($0 + perRow, ways.count)] }
      let drawings = zip(rows, heights(of: rows)).map { row, height in
        row.map { $0.drawing(in: Extent(columns: columns, rows: height)) }
      }
      let lines = drawings.map { row in
        (0..<(row.map(\.count).max() ?? 0)).map { index in
          row.map { index < $0.count ? $0[index] : [] }.joined(columns: columns + Self.gap)
        }
      }
      return Array(lines.joined(separator: [[]]))
    }

    /// The heights of the rows: what one of them does not need is for the others.
    private func heights(of rows: [ArraySlice<Way>]) -> [Int] {
      let all = Extent(columns: columns, rows: lineCount)
      let wanted = rows.map { row in row.map { $0.drawing(in: all).count }.max() ?? 0 }
      var heights = wanted
      var left = lineCount
      for (place, index) in wanted.indices.sorted(by: { wanted[$0] < wanted[$1] }).enumerated() {
        heights[index] = min(wanted[index], left / (rows.count - place))
        left -= heights[index]
      }
      return heights
    }

    private static let gap = 2
  }
}

/// A diagram with fewer columns or rows says less than the calls as text.
nonisolated private let leastColumns = 60
nonisolated private let leastRows = 7

nonisolated extension AccountPicture.Way {
  /// The diagram, or the calls as text where it has no room.
  fileprivate func lines(in room: Extent) -> [[TextRun]] {
    if room.columns >= leastColumns, room.rows >= leastRows { return drawing(in: room) }
    let calls = account.folded(limit: room.rows - 1).lines(columns: room.columns)
    return Array(([[TextRun(name, .way(name))]] + calls.map { [TextRun($0)] }).prefix(room.rows))
  }

  fileprivate func drawing(in room: Extent) -> [[TextRun]] {
    let diagram = SequenceDiagram(name, account, columns: room.columns, rows: room.rows)
    return diagram.lines.enumerated().map { index, line in
      [TextRun(line.shortened(toColumns: room.columns), index == 0 ? .way(name) : .plain)]
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
