extension MarbleDiagram {
  /// The diagrams in the doc comments of Swift source text: lines of `///`, five blanks, a label, two blanks, and marbles.
  public static func diagrams(inDocumentationOf source: String) -> [MarbleDiagram] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(row)
    return lines.split { $0 == nil }.compactMap { rows in try? MarbleDiagram(reading: rows.compactMap { $0 }) }
  }

  /// Returns true if a reader who looks for `name` may mean this diagram: its call begins with it, and the name of the
  /// operator is there to its end: `take`, `take(while`.
  public func isCalled(_ name: String) -> Bool {
    let call = result.label
    guard call.hasPrefix(name) else { return false }
    return name.contains("(") || call.dropFirst(name.count).first.map { $0 == "(" || $0 == " " } != false
  }

  private static func row(_ line: Substring) -> String? {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("///     ") else { return nil }
    let row = String(text.dropFirst(8))
    return Line(row) == nil ? nil : row
  }
}
