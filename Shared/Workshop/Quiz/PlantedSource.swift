import Stage

/// The source of a way with a fault in it: the file as the reader knows it, but for what is wrong.
nonisolated package struct PlantedSource: Equatable {
  /// The file, by its path from the package's root.
  package let path: String

  /// What is in it, with the fault and without its label.
  let text: String

  /// The lines that should stand there.
  package let right: [String]

  /// The lines that stand there instead: none, if something is missing.
  let wrong: [String]

  /// The number of the first line of `wrong`, or of the one before which something is missing, from 1.
  let number: Int

  /// The sign of the line above the fault.
  static let mark = "// Fault: "

  /// Finds what is wrong in `variant` by laying it beside each of `files`, of which one has the same without the fault.
  ///
  /// - Parameter name: the fault's namespace, within that of the file.
  /// - Returns: nil if no line begins with `mark`, or nothing has changed there.
  init?(_ variant: String, _ name: String, in files: [(path: String, text: String)]) {
    var lines = variant.lines
    guard let place = lines.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix(Self.mark) }) else { return nil }
    lines.remove(at: place)
    let namespace = lines.first { $0.hasPrefix("extension ") && $0.hasSuffix(".\(name) {") }
    let header = namespace.map { "\($0.dropLast(name.count + 3)) {" }
    let found = files.filter { file in header.map { file.text.lines.contains($0) } ?? false }.compactMap { file in
      Self.change(at: place, in: lines, from: file.text.lines).map { (file, $0) }
    }
    guard let (file, change) = found.min(by: { ($0.1.size, $0.1.distance) < ($1.1.size, $1.1.distance) }) else {
      return nil
    }
    var all = file.text.lines
    right = Array(all[change.right])
    wrong = Array(lines[change.wrong])
    all.replaceSubrange(change.right, with: wrong)
    (path, text, number) = (file.path, all.joined(separator: "\n"), change.right.lowerBound + 1)
  }

  /// The numbers of the lines of the fault: where nothing stands that should, the lines around it are meant.
  package var lines: ClosedRange<Int> { wrong.isEmpty ? number - 1...number : number...number + wrong.count - 1 }

  /// Whether somebody who says that the fault is on `line` has found it.
  func isHit(_ line: Int) -> Bool { lines.contains(line) }

  /// Returns true for a line in the header of the function that the fault is in.
  func isNear(_ line: Int) -> Bool {
    let all = text.lines
    var depth = (wrong.first.map { [$0] } ?? lines.map { all[$0 - 1] }).map(\.indent).max() ?? 0
    for index in (0..<lines.lowerBound - 1).reversed() where !all[index].isEmpty && all[index].indent < depth {
      // The parameters stand between the last line of a header and its first, which is indented as much.
      depth = all[index].indent + (all[index].drop { $0 == " " }.hasPrefix(")") ? 1 : 0)
      guard all[index].isHeader else { continue }
      let end = all[index...].firstIndex { $0.hasSuffix("{") } ?? index
      return (index...end).contains(line - 1)
    }
    return false
  }

  /// How many lines further there may be more of the same fault: two lines that have changed places have one between them,
  /// and a call that has left its closure two.
  private static let reach = 3

  private struct Change {
    var right: Range<Int>
    var wrong: Range<Int>

    /// In how many lines the two files differ in all.
    var distance: Int

    var size: Int { right.count + wrong.count }
  }

  /// What has been done to `original` where line `place` of `variant` is.
  private static func change(at place: Int, in variant: [String], from original: [String]) -> Change? {
    let rows = LineAlignment(original, variant).rows
    // Lines that are only in the original count for the place of the line behind them.
    guard var start = rows.firstIndex(where: { ($0.right ?? -1) >= place }) else { return nil }
    while start > 0, rows[start - 1].sign == .onlyLeft { start -= 1 }
    var end = start
    while let next = rows[end...].prefix(Self.reach).lastIndex(where: { $0.sign != .same }) { end = next + 1 }
    guard start < end, start > 0, end < rows.count else { return nil }
    guard let left = rows[start - 1].left, let right = rows[start - 1].right else { return nil }
    let changed = rows[start..<end]
    return Change(
      right: left + 1..<left + 1 + changed.count { $0.left != nil },
      wrong: right + 1..<right + 1 + changed.count { $0.right != nil },
      distance: rows.count { $0.sign != .same })
  }
}

nonisolated extension String {
  fileprivate var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  fileprivate var indent: Int { prefix { $0 == " " }.count }

  /// A Boolean value indicating whether a function, an initializer or a computed property begins here.
  fileprivate var isHeader: Bool {
    firstMatch(of: #/^ *(?:[a-z@()]+ )*(?:func |init[?(<]|deinit\b|subscript\b|var .*\{$)/#) != nil
  }
}
