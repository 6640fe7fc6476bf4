import Stage

extension StringProtocol {
  /// The numbers of the lines of a text that count as lines of code, from 1.
  var codeLines: Set<Int> { numbers { $0.isCode } }

  /// The numbers of those that can be seen to run: a `return` alone leaves no trace.
  var linesWithInstructions: Set<Int> { numbers { $0.isCode && $0.drop { $0 == " " } != "return" } }

  private func numbers(of isWanted: (SubSequence) -> Bool) -> Set<Int> {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Set(lines.indices.filter { isWanted(lines[$0]) }.map { $0 + 1 })
  }
}
