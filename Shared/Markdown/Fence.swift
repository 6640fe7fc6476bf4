/// The line that opens a fenced block in Markdown (CommonMark 0.31, 4.5).
public struct Fence: Hashable, Sendable {
  /// The first word after the marks: `swift`, `text`, `sh`.
  public let language: String

  let indentation: Int
  private let mark: Character
  private let length: Int

  /// Reads a line; `nil` if it opens no block.
  public init?(_ text: String) {
    let line = text.drop { $0 == " " }
    guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
    let marks = line.prefix { $0 == mark }
    let rest = line[marks.endIndex...]
    guard marks.count >= 3, mark == "~" || !rest.contains("`") else { return nil }
    self.mark = mark
    length = marks.count
    indentation = text.count - line.count
    language = rest.split(separator: " ").first.map(String.init) ?? ""
  }

  /// Returns true if a line ends the block: the same mark, at least as often, and nothing else.
  public func isClosed(by line: String) -> Bool {
    let marks = line.split(separator: " ")
    return marks.count == 1 && marks[0].count >= length && marks[0].allSatisfy { $0 == mark }
  }

  /// The lines of a block with this text, without spaces at line ends and empty lines at its end.
  ///
  /// The fence is longer than any in the text.
  public static func block(of text: String, language: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.prefix(upTo: line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let inside = lines.compactMap(Fence.init).map(\.length).max() ?? 0
    let marks = String(repeating: "`", count: max(3, inside + 1))
    return [marks + language] + lines + [marks]
  }
}
