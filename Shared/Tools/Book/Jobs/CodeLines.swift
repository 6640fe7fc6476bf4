extension StringProtocol {
  /// Whether a line counts as one of code: not if it is blank, a comment, an import or nothing but brackets.
  var isCode: Bool {
    let text = drop { $0 == " " }
    return !text.isEmpty && !text.hasPrefix("//") && !text.hasPrefix("import ")
      && text.contains { !"{}()[]".contains($0) }
  }

  /// The numbers of the lines of a text that count, from 1.
  var codeLines: Set<Int> {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return Set(lines.indices.filter { lines[$0].isCode }.map { $0 + 1 })
  }
}
