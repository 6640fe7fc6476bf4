import Terminal

/// A text of an exercise, as Markdown has it, for a terminal.
///
/// The lines of a paragraph are joined and broken where the terminal ends. Lists keep their items, and code its lines, but
/// not its fences. The stars of what is **strong** go; backticks stay, for they distinguish code from words.
struct Prose {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The text on lines of at most `columns`, where no code is longer.
  ///
  /// - Parameter head: stands before the first line; the others are indented by as much.
  func lines(columns: Int, head: String = "") -> String {
    let room = max(Self.leastRoom, columns - head.displayWidth)
    let lines = blocks.flatMap { block in
      switch block {
      case .code(let line): ["    \(line)"]
      case .gap: [""]
      case .words(let words): words.withoutStars.hanging(inColumns: room)
      }
    }
    let indent = String(repeating: " ", count: head.displayWidth)
    return lines.enumerated().map { index, line in
      index == 0 ? head + line : line.isEmpty ? "" : indent + line
    }.joined(separator: "\n")
  }

  private static let leastRoom = 20

  private enum Block {
    case code(String)
    case gap
    case words(String)
  }

  private var blocks: [Block] {
    var blocks: [Block] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        blocks.append(.code(line))
      } else if line.allSatisfy(\.isWhitespace) {
        blocks.append(.gap)
      } else if case .words(let words)? = blocks.last, !line.isListItem {
        blocks[blocks.count - 1] = .words(words + " " + line.trimmingPrefix { $0 == " " })
      } else {
        blocks.append(.words(line))
      }
    }
    return blocks
  }
}

extension String {
  fileprivate var isListItem: Bool { listMark != nil }

  private var listMark: Substring? { prefixMatch(of: #/ *(?:[-*]|\d+\.) /#)?.output }

  /// The text on lines of at most `columns`; what is behind the mark of an item stays behind it.
  fileprivate func hanging(inColumns columns: Int) -> [String] {
    let mark = listMark ?? ""
    let indent = String(repeating: " ", count: mark.count)
    let lines = String(dropFirst(mark.count)).wrapped(toColumns: Swift.max(1, columns - mark.count))
    return lines.enumerated().map { index, line in (index == 0 ? String(mark) : indent) + line }
  }

  /// The text without the marks of what is strong; in code they are none.
  fileprivate var withoutStars: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { index, part in index.isMultiple(of: 2) ? part.replacing("**", with: "") : part }
      .joined(separator: "`")
  }
}
