import SectionedList

/// The places of a table's headers, rows and footers: one below the other, the rows of a grid also side by side.
nonisolated struct TableLayout {
  /// The element at one place.
  enum Element: Hashable {
    case header(section: Int, title: String?)
    case row(IndexPath)
    case footer(section: Int, title: String?)
  }

  /// From top to bottom, without what has no height.
  private(set) var elements: [(element: Element, top: Int, height: Int)] = []

  /// The number of rows of each section.
  private(set) var rowCounts: [Int] = []

  /// The lower end of the last element.
  private(set) var height = 0

  private var firstRows: [Int] = []

  /// The number of rows.
  var rowCount: Int { rowCounts.reduce(0, +) }

  mutating func beginSection(rowCount: Int) {
    firstRows.append((firstRows.last ?? 0) + (rowCounts.last ?? 0))
    rowCounts.append(rowCount)
  }

  /// Appends `element` below the last one; beside it, if both are rows on one line of a grid, which are equally high.
  mutating func append(_ element: Element, height: Int, isBesideLast: Bool = false) {
    guard height > 0 else { return }
    let top = isBesideLast ? self.height - height : self.height
    elements.append((element, top, height))
    self.height = top + height
  }

  /// Returns the elements between two heights.
  func elements(in range: Range<Int>) -> ArraySlice<(element: Element, top: Int, height: Int)> {
    let first = elements.partitioningIndex { $0.top + $0.height > range.lowerBound }
    let end = elements.partitioningIndex { $0.top >= range.upperBound }
    return elements[first..<max(first, end)]
  }

  /// Returns the place of the row; nil if it has no height or does not exist.
  func range(of indexPath: IndexPath) -> Range<Int>? {
    guard let place = elements.first(where: { $0.element == .row(indexPath) }) else { return nil }
    return place.top..<(place.top + place.height)
  }

  /// Returns true if the whole row is visible, `height` points from `offset` on, or has no height.
  func isInSight(_ indexPath: IndexPath, from offset: Int, height: Int) -> Bool {
    range(of: indexPath).map { $0.lowerBound >= offset && $0.upperBound <= offset + height } ?? true
  }

  /// The position of the row with this number, counted through all sections from 0.
  func indexPath(ofRow number: Int) -> IndexPath? {
    guard number >= 0, let section = firstRows.lastIndex(where: { $0 <= number }) else { return nil }
    // Empty sections begin where the next one does: the last one that begins there has the row.
    let row = number - firstRows[section]
    return row < rowCounts[section] ? IndexPath(row: row, section: section) : nil
  }

  /// The number of the row, counted through all sections from 0.
  func number(of indexPath: IndexPath) -> Int { firstRows[indexPath.section] + indexPath.row }

  func has(_ indexPath: IndexPath) -> Bool {
    rowCounts.indices.contains(indexPath.section) && (0..<rowCounts[indexPath.section]).contains(indexPath.row)
  }
}

nonisolated extension Array {
  /// The first index whose element fulfils `isAbove`, of elements that do so from some index on.
  fileprivate func partitioningIndex(where isAbove: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isAbove(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
