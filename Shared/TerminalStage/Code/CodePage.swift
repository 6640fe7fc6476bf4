import Stage
import StageSession
import Terminal

/// The rows of one file, or of two side by side, and where the lines are that ran.
nonisolated struct CodePage {
  /// The visible rows, from top to bottom.
  private(set) var rows: [[TextRun]] = []

  /// The rows between which the lines stand that ran.
  private(set) var marked: ClosedRange<Int>?

  /// The sources of a page.
  struct Source: Hashable {
    package var files: [CodeView.ShownFile]
    var isComparison: Bool
    var columns: Int
  }

  /// One file.
  init(_ text: CodeText, columns: Int) {
    for index in text.lines.indices {
      let start = rows.count
      rows += text.rows(index, columns: columns)
      if text.marked?.contains(index) == true { mark(start) }
    }
  }

  /// Two files: side by side if there is room, else one under the other wherever they are not the same.
  init(_ left: CodeText, _ right: CodeText, columns: Int) {
    let isWide = columns >= 2 * Self.leastColumns
    for row in LineAlignment(left.lines, right.lines).rows {
      let start = rows.count
      rows += isWide ? Self.beside(row, left, right, columns) : Self.below(row, left, right, columns)
      let isMarked = [(row.left, left), (row.right, right)].contains { index, text in
        index.map { text.marked?.contains($0) == true } ?? false
      }
      if isMarked { mark(start) }
    }
  }

  /// The columns that a file needs to be read beside another one.
  private static let leastColumns = 48

  private mutating func mark(_ start: Int) {
    marked = (marked?.lowerBound ?? start)...max(start, rows.count - 1)
  }

  private static func beside(
    _ row: LineAlignment.Row, _ left: CodeText, _ right: CodeText, _ columns: Int
  ) -> [[TextRun]] {
    let half = (columns - 3) / 2
    let (l, r) = (left.rows(row.left, columns: half), right.rows(row.right, columns: half))
    return (0..<max(l.count, r.count)).map { index in
      let line = index < l.count ? l[index] : []
      let blanks = String(repeating: " ", count: max(0, half - line.displayWidth))
      let sign = row.sign == .same ? TextRun(" │ ", .faint) : TextRun(" \(row.sign.rawValue) ", .strong)
      return line + [TextRun(blanks), sign] + (index < r.count ? r[index] : [])
    }
  }

  /// With the signs of `diff --unified`.
  private static func below(
    _ row: LineAlignment.Row, _ left: CodeText, _ right: CodeText, _ columns: Int
  ) -> [[TextRun]] {
    func signed(_ sign: String, _ rows: [[TextRun]]) -> [[TextRun]] { rows.map { [TextRun(sign, .strong)] + $0 } }
    if row.sign == .same { return signed(" ", left.rows(row.left, columns: columns - 1)) }
    return (row.left == nil ? [] : signed("-", left.rows(row.left, columns: columns - 1)))
      + (row.right == nil ? [] : signed("+", right.rows(row.right, columns: columns - 1)))
  }

  /// The row to begin with where `height` of them can be seen: the wanted one, or one from which the lines that ran are
  /// in sight, as many as can be.
  func top(_ wanted: Int?, height: Int) -> Int {
    let last = max(0, rows.count - height)
    if let wanted { return min(max(0, wanted), last) }
    guard let marked else { return 0 }
    // A little of what stands above them shows where they are.
    let above = min(3, max(1, height - marked.count), max(0, height - 1))
    return min(max(0, marked.lowerBound - above), last)
  }
}
