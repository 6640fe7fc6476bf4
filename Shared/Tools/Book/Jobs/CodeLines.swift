import Stage

extension StringProtocol {
  /// The numbers of the lines of a text that count as lines of code, from 1.
  var codeLines: Set<Int> {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Set(lines.indices.filter { lines[$0].isCode }.map { $0 + 1 })
  }
}
