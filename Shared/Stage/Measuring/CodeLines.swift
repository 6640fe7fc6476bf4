nonisolated extension StringProtocol {
  /// True if it is a line of code as the book counts them: not blank, no comment, no import, and more than brackets.
  public var isCode: Bool {
    let text = drop { $0 == " " }
    return !text.isEmpty && !text.hasPrefix("//") && !text.hasPrefix("import ")
      && text.contains { !"{}()[]".contains($0) }
  }
}
