import Pages

/// The panes that the outputs of a document have shown.
struct ShownPanes {
  private var lines: Set<String> = []

  /// Returns an output, and remembers its panes.
  ///
  /// If it is brief, a line with a pane's content that an output above has shown is left out. The panes that show nothing
  /// new are left out as a whole.
  mutating func shown(_ output: String, isBrief: Bool) -> String {
    var result: [String] = []
    var rest = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let line = rest.first {
      let panes = rest.prefix(while: \.isPaneLine)
      guard !panes.isEmpty else {
        result.append(line)
        rest.removeFirst()
        continue
      }
      rest = rest[panes.endIndex...]
      result += isBrief ? news(Array(panes)) : Array(panes)
      lines.formUnion(panes)
    }
    return result.joined(separator: "\n")
  }

  /// Each row of panes that has a new line, with its frame.
  private func news(_ panes: [String]) -> [String] {
    var rows: [[String]] = []
    for line in panes {
      if rows.isEmpty || line.hasPrefix("┌") { rows.append([]) }
      rows[rows.count - 1].append(line)
    }
    return rows.flatMap { row -> [String] in
      let news = row.filter { $0.hasPrefix("│") && !lines.contains($0) }
      return news.isEmpty ? [] : row.filter { !$0.hasPrefix("│") || news.contains($0) }
    }
  }
}
