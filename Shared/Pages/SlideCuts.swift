/// The places where something that is too high for a slide is cut into pieces of about the same height.
enum SlideCuts {
  /// Returns the ranges of parts for each piece.
  ///
  /// - Parameter cost: How bad it is to begin a piece with a part; the least is taken.
  static func pieces(
    ofHeights heights: [Int], atMost limit: Int, cost: (Int) -> Int = { _ in 0 }
  ) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    while start < heights.count {
      let end = end(after: start, heights, limit, cost)
      pieces.append(start..<end)
      start = end
    }
    return pieces
  }

  private static func end(after start: Int, _ heights: [Int], _ limit: Int, _ cost: (Int) -> Int) -> Int {
    let rest = heights[start...].reduce(0, +)
    guard rest > limit else { return heights.count }
    let target = rest / ((rest + limit - 1) / limit)
    var height = 0
    var ends: [(end: Int, cost: Int, distance: Int)] = []
    for index in heights.indices[start...].dropLast() {
      height += heights[index]
      if height > limit { break }
      if height * 2 >= target { ends.append((index + 1, cost(index + 1), abs(height - target))) }
    }
    return ends.min { ($0.cost, $0.distance) < ($1.cost, $1.distance) }?.end ?? start + 1
  }

  /// Returns the ranges of lines for each piece of code, which is cut at a blank line if possible, else where it is least
  /// indented. A piece neither begins nor ends with a blank line.
  ///
  /// - Parameter signs: true if each line stands behind the sign of a change.
  static func pieces(ofCode lines: [String], atMost limit: Int, signs: Bool = false) -> [Range<Int>] {
    let heights = lines.map { SlideSpace.height(ofLine: $0) }
    let texts = signs ? lines.map { $0.hasPrefix("@@") ? "" : String($0.dropFirst()) } : lines
    return pieces(ofHeights: heights, atMost: limit) { cost(ofCutBefore: $0, texts) }.map { range in
      let isBlank = { (index: Int) in texts[index].allSatisfy { $0 == " " } && !lines[index].hasPrefix("@@") }
      let start = range.first { !isBlank($0) } ?? range.lowerBound
      let end = range.last { !isBlank($0) } ?? start
      return start..<end + 1
    }
  }

  private static func cost(ofCutBefore index: Int, _ lines: [String]) -> Int {
    let (line, before) = (lines[index].drop { $0 == " " }, lines[index - 1].drop { $0 == " " })
    let indent = lines[index].count - line.count
    if line.isEmpty { return indent }
    if line.isPaneLine { return line.hasPrefix("┌") ? 0 : 300 }
    if before.isEmpty { return indent }
    if let first = line.first, "})]".contains(first) { return 200 + indent }
    return (before.hasPrefix("//") || before.hasPrefix("@") ? 150 : 50) + indent
  }
}
