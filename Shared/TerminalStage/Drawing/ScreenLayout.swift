import Controls
import Stage
import StageSession

/// Where each view of a screen stands in its pane: the same place in all panes, whatever they show.
nonisolated struct ScreenLayout {
  /// The views from top to bottom and from left to right.
  private(set) var places: [Place] = []

  /// The headings of a grid's columns and rows.
  private(set) var headings: [Heading] = []

  /// The number of lines that the screen takes.
  private(set) var height = 0

  /// A view's place. Columns and lines count from the upper left corner of the screen, from 0.
  struct Place: Hashable {
    var identifier: String
    var column: Int
    var line: Int
    var width: Int
    var height: Int
  }

  /// Lays out what any of the panes shows on `width` columns. Views of one row stand side by side as long as they fit, and
  /// continue below; lists share the lines that the others leave of `height`.
  init(_ snapshots: [Snapshot], width: Int, height: Int = .max, size: ElementSize = .normal) {
    let rows = Self.rows(of: snapshots, size)
    let grid = Grid(rows.joined())
    let lines = Self.lines(of: rows, grid, width)
    let gaps = Self.gaps(between: lines, size)
    let heights = Self.heights(of: lines, width, height - gaps.reduce(0, +))
    for (index, line) in lines.enumerated() {
      self.height += gaps[index]
      if let grid, line.contains(where: { $0.gridPlace != nil }) {
        place(line, of: grid, width, height: heights[index])
        continue
      }
      var column = 0
      for (item, itemWidth) in zip(line, Self.widths(of: line, width)) {
        places.append(
          Place(
            identifier: item.identifier, column: column, line: self.height, width: itemWidth, height: heights[index]))
        column += itemWidth + 1
      }
      self.height += heights[index]
    }
  }

  /// Places a line of a grid, below the headings of the columns if it is the first one.
  private mutating func place(_ line: [Item], of grid: Grid, _ width: Int, height: Int) {
    if headings.isEmpty {
      headings = grid.columns.map { Heading(text: $0, column: grid.start(of: $0, width), line: self.height) }
      self.height += 1
    }
    let rows = headings.dropFirst(grid.columns.count).map(\.text)
    if let row = line.first?.gridPlace?.row, !rows.contains(row) {
      headings.append(Heading(text: row, column: 0, line: self.height))
    }
    for item in line {
      let start = grid.start(of: item.gridPlace?.column ?? "", width)
      places.append(
        Place(
          identifier: item.identifier, column: start, line: self.height, width: grid.cell(width), height: height))
    }
    self.height += height
  }

  /// Which line is to be the first where only `rows` can be seen, so that the view `identifier` is among them.
  func firstLine(toShow identifier: String?, of rows: Int) -> Int {
    guard height > rows, let place = places.first(where: { $0.identifier == identifier }) else { return 0 }
    return min(max(0, place.line + place.height - rows), max(0, height - rows))
  }

  /// The narrowest pane in which nothing needs to be wrapped or cut, and the one below which it would be hard to read.
  static func widths(of snapshots: [Snapshot], _ size: ElementSize) -> (desired: Int, least: Int) {
    let all = rows(of: snapshots, size).joined()
    let (grid, items) = (Grid(all), all.filter { $0.gridPlace == nil })
    let (desired, least) = (grid?.width(\.desired) ?? 0, grid?.width(\.least) ?? 0)
    return (max(desired, items.map(\.desired).max() ?? 0), max(least, items.map(\.least).max() ?? 0))
  }

  private static func rows(of snapshots: [Snapshot], _ size: ElementSize) -> [[Item]] {
    var rows: [Int: [[Appearance]]] = [:]
    for snapshot in snapshots {
      for view in snapshot.views {
        if let index = rows[view.row]?.firstIndex(where: { $0.first?.identifier == view.identifier }) {
          rows[view.row]?[index].append(view)
        } else {
          rows[view.row, default: []].append([view])
        }
      }
    }
    let items = rows.sorted { $0.key < $1.key }.map { $0.value.map { Item($0, size) } }
    // Large elements need the room that is kept for others where they are near.
    return size == .large ? items.filter { !$0.allSatisfy(\.isHidden) } : items
  }

  /// The empty lines above each line. Where nothing is to be seen there is one already, and a grid stands together.
  private static func gaps(between lines: [[Item]], _ size: ElementSize) -> [Int] {
    lines.indices.map { index in
      let isBesideBlank = [index - 1, index].contains { $0 >= 0 && lines[$0].allSatisfy(\.isBlank) }
      let isInGrid = [index - 1, index].allSatisfy { $0 >= 0 && lines[$0].contains { $0.gridPlace != nil } }
      return index == 0 || isBesideBlank || isInGrid ? 0 : size.gap
    }
  }

  /// The lines of all rows; those of a grid stand together, where the first of its rows is.
  private static func lines(of rows: [[Item]], _ grid: Grid?, _ width: Int) -> [[Item]] {
    var rest = grid
    return rows.flatMap { row in
      row.contains { $0.gridPlace != nil } ? rest.take()?.lines ?? [] : broken(row, width)
    }
  }

  /// The items in as many lines as they need side by side.
  private static func broken(_ row: [Item], _ width: Int) -> [[Item]] {
    var lines: [[Item]] = []
    var used = 0
    for item in row {
      let least = item.runs ? item.least : item.desired
      if !lines.isEmpty, used + 1 + least <= width {
        lines[lines.count - 1].append(item)
        used += 1 + least
      } else {
        lines.append([item])
        used = min(least, width)
      }
    }
    return lines
  }

  /// The columns of each item of a line: what it needs, and an equal part of the rest for those that take any.
  private static func widths(of line: [Item], _ width: Int) -> [Int] {
    // Large texts are spaced where there is room.
    if line.count == 1, line[0].isLargeText { return [width] }
    let needed = line.map { min(width, $0.runs ? $0.least : $0.desired) }
    let takers = line.filter(\.runs).count
    guard takers > 0 else { return needed }
    let rest = max(0, width - needed.reduce(0, +) - (line.count - 1))
    return zip(line, needed).map { $0.runs ? $1 + rest / takers : $1 }
  }

  /// Returns the height of each line; if the sum is more than there is, lists get equal parts of what the others leave,
  /// and three lines at least.
  private static func heights(of lines: [[Item]], _ width: Int, _ room: Int) -> [Int] {
    var heights = lines.map { line in
      max(1, zip(line, widths(of: line, width)).map { item, width in item.height(width, max(3, room)) }.max() ?? 0)
    }
    var lists = lines.indices.filter { lines[$0].contains(where: \.isList) }.sorted { heights[$0] < heights[$1] }
    var rest = room - lines.indices.filter { !lists.contains($0) }.reduce(0) { $0 + heights[$1] }
    // The smallest first: what it does not need is for the others.
    while let list = lists.first {
      heights[list] = min(heights[list], max(3, rest / lists.count))
      rest -= heights[list]
      lists.removeFirst()
    }
    return heights
  }
}
