import Markdown

/// The length of a document, and how much of its code it shows more than once.
public struct DocumentSize: Sendable {
  /// The UTF-8 bytes of the text.
  public let bytes: Int

  /// The lines of the text.
  public let lines: Int

  /// The lines of code in listings and differences, without those that go.
  public private(set) var listed = 0

  /// Those of them whose line of the same file stands in a listing or a difference above.
  public private(set) var repeated = 0

  /// Those of them that an earlier step of the same way shows: the same text in another of its files.
  public private(set) var unchanged = 0

  /// The characters of the longest line of code.
  public private(set) var longest = 0

  private var shown: Set<SourcePlace> = []
  private var known: [String: Set<String>] = [:]

  private struct SourcePlace: Hashable {
    let file: String
    let line: Int
  }

  /// - Parameter source: returns the text of a file; nil if there is none.
  public init(_ text: String, source: (_ path: String) -> String?) {
    let markdown = MarkdownText(text)
    (bytes, lines) = (text.utf8.count, text.count { $0.isNewline })
    for directive in markdown.directives {
      let block = Array(directive.block.dropFirst().dropLast())
      switch directive.source {
      case .listing(let file, _): count(block, of: file, source)
      case .diff(let file, _, _, _):
        count(
          block.filter { !$0.hasPrefix("-") && !$0.hasPrefix("@@") }.map { String($0.dropFirst()) }, of: file, source)
      default: break
      }
    }
    for case .code("swift", let code) in markdown.blocks.map(\.content) { measure(code) }
  }

  private mutating func count(_ code: [String], of file: String, _ source: (String) -> String?) {
    measure(code)
    let lines = source(file).map { TextLines($0) }
    let start = lines?.firstLine(of: code)
    for (index, line) in code.enumerated() where !line.allSatisfy({ $0 == " " }) {
      listed += 1
      // The lines of a difference do not follow each other in the file.
      let number = start.map { $0 + index } ?? lines?.lines.firstIndex { $0.hasSuffix(line) }.map { $0 + 1 } ?? 0
      if !shown.insert(SourcePlace(file: file, line: number)).inserted {
        repeated += 1
      } else if isKnown(line, in: file) {
        unchanged += 1
      }
    }
    for line in code { known[Self.way(of: file), default: []].insert(Self.trimmed(line)) }
  }

  private mutating func measure(_ code: [String]) { longest = max(longest, code.map(\.count).max() ?? 0) }

  /// Returns true if another file of the same way has shown the line; braces and blank lines are in all of them.
  private func isKnown(_ line: some StringProtocol, in file: String) -> Bool {
    line.contains(where: \.isLetter) && known[Self.way(of: file)]?.contains(Self.trimmed(line)) == true
  }

  private static func trimmed(_ line: some StringProtocol) -> String { String(line.drop { $0 == " " }) }

  private static func way(of file: String) -> String { WayFileName(file)?.way ?? file }
}
