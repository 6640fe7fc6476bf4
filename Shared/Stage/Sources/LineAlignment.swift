/// Two texts side by side, line by line: what both have stands in one row.
nonisolated package struct LineAlignment: Hashable {
  /// The rows from top to bottom.
  package private(set) var rows: [Row] = []

  /// One line of each text, by its index from 0, or of one of them.
  package struct Row: Hashable {
    package var left: Int?
    package var right: Int?
    package var sign: Sign
  }

  /// The relation of the two lines of a row, with the signs of `diff --side-by-side`.
  package enum Sign: String, Hashable {
    case same = " "
    case changed = "|"
    case onlyLeft = "<"
    case onlyRight = ">"
  }

  /// Puts the lines of `left` and of `right` side by side, as many in the same rows as can be.
  ///
  /// Aligns two texts. Lines between two common lines are paired as far as both sides have them.
  package init(_ left: [String], _ right: [String]) {
    let difference = right.difference(from: left)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var (l, r) = (0, 0)
    while l < left.count || r < right.count {
      let (startL, startR) = (l, r)
      while removed.contains(l) { l += 1 }
      while inserted.contains(r) { r += 1 }
      append(startL..<l, startR..<r)
      guard l < left.count, r < right.count else { continue }
      rows.append(Row(left: l, right: r, sign: .same))
      (l, r) = (l + 1, r + 1)
    }
  }

  private mutating func append(_ left: Range<Int>, _ right: Range<Int>) {
    for offset in 0..<max(left.count, right.count) {
      let l = offset < left.count ? left.lowerBound + offset : nil
      let r = offset < right.count ? right.lowerBound + offset : nil
      rows.append(Row(left: l, right: r, sign: l == nil ? .onlyRight : r == nil ? .onlyLeft : .changed))
    }
  }
}

nonisolated extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
