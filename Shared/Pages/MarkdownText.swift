import Markdown

/// A Markdown text as the weaver sees it, from top to bottom.
public struct MarkdownText: Sendable {
  /// What it consists of.
  public enum Piece: Equatable, Sendable {
    /// A line of text.
    case line(String)

    /// A fenced block under no directive, fences included.
    case block([String], Fence)

    /// A reference, with what stands under it.
    case directive(Directive)

    /// A comment that should be a directive and is none.
    case malformed(String, line: Int)

    /// A fenced block that goes on to the end of the text; `line` is that of its fence.
    case unclosed([String], line: Int)
  }

  /// The pieces, from top to bottom.
  public let pieces: [Piece]

  /// Reads a text.
  public init(_ text: String) {
    var rest = TextLines(text).lines[...]
    var pieces: [Piece] = []
    while let line = rest.first {
      let number = rest.startIndex + 1
      if let fence = Fence(line) {
        guard let block = Self.takeBlock(&rest) else {
          pieces.append(.unclosed(Array(rest), line: number))
          break
        }
        pieces.append(.block(block, fence))
        continue
      }
      rest.removeFirst()
      if var directive = Directive(line, line: number) {
        directive.block = directive.source.isTable ? Self.takeTable(&rest) : Self.takeBlock(&rest) ?? []
        pieces.append(.directive(directive))
      } else if Self.looksLikeDirective(line, above: rest.first) {
        pieces.append(.malformed(line, line: number))
      } else {
        pieces.append(.line(line))
      }
    }
    self.pieces = pieces
  }

  /// The blocks in this language, without their fences, of those that stand under no directive.
  public func blocks(in language: String) -> [[String]] {
    pieces.compactMap { piece in
      guard case .block(let lines, let fence) = piece, fence.language == language else { return nil }
      return Array(lines.dropFirst().dropLast())
    }
  }

  /// Removes the block at the start, if there is one and it is closed.
  private static func takeBlock(_ rest: inout ArraySlice<String>) -> [String]? {
    guard let fence = rest.first.flatMap(Fence.init), let end = rest.dropFirst().firstIndex(where: fence.isClosed(by:))
    else { return nil }
    defer { rest = rest[(end + 1)...] }
    return Array(rest[...end])
  }

  /// Removes the lines of the table at the start, or of what is not woven yet.
  private static func takeTable(_ rest: inout ArraySlice<String>) -> [String] {
    let table = rest.prefix { $0.hasPrefix("|") }
    rest = rest[table.endIndex...]
    return Array(table)
  }

  private static func looksLikeDirective(_ line: String, above next: String?) -> Bool {
    let words = line.split(separator: " ")
    guard words.first?.hasPrefix("<!--") == true else { return false }
    return next.flatMap(Fence.init) != nil
      || words.dropFirst().first.map { Directive.begins(with: $0) } == true
  }
}
