/// Takes lines apart into blocks.
struct BlockReader {
  private(set) var flaws: [Flaw] = []
  private var anchors = Anchors()

  private var commentEnds = CommentEnds()
  private var depth = 0
  private static let deepest = 50

  /// The blocks of these lines.
  mutating func read(_ lines: [SourceLine]) -> [Block] {
    depth += 1
    defer { depth -= 1 }
    var rest = lines[...]
    var blocks: [Block] = []
    while let line = rest.first {
      if line.isBlank {
        rest.removeFirst()
      } else {
        blocks.append(Block(content: takeContent(&rest), line: line.number))
      }
    }
    return blocks
  }

  /// Tells of something that only the author can repair.
  mutating func note(_ flaw: Flaw) { flaws.append(flaw) }

  /// The text of one or more lines, taken apart.
  mutating func inlines(_ lines: some Sequence<SourceLine>, from number: Int) -> [Inline] {
    var reader = InlineReader(lines.map { String($0.trimmed) }.joined(separator: "\n"), line: number)
    let inlines = reader.read()
    flaws += reader.flaws
    return inlines
  }

  private mutating func takeContent(_ rest: inout ArraySlice<SourceLine>) -> Block.Content {
    let start = BlockStart(rest)
    if depth > Self.deepest, start?.holdsBlocks == true {
      note(
        Flaw(line: rest[rest.startIndex].number, "lists and quotes stand in each other more than \(Self.deepest) deep"))
      return takeParagraph(&rest)
    }
    switch start {
    case .fence(let fence): return takeCode(fence, &rest)
    case .comment: return takeComment(&rest)
    case .heading(let level): return takeHeading(level, &rest)
    case .rule:
      rest.removeFirst()
      return .rule
    case .quote: return takeQuote(&rest)
    case .details: return takeDetails(&rest)
    case .item(let marker): return .list(takeList(marker, &rest))
    case .table(let alignments): return .table(takeTable(alignments, &rest))
    case nil: return takeParagraph(&rest)
    }
  }

  private mutating func takeCode(_ fence: Fence, _ rest: inout ArraySlice<SourceLine>) -> Block.Content {
    guard let opening = rest.popFirst() else { return .rule }
    let inside = rest.prefix { !fence.isClosed(by: $0.text) }
    rest = rest[inside.endIndex...]
    if rest.popFirst() == nil { note(Flaw(line: opening.number, "this block is never closed")) }
    return .code(language: fence.language, lines: inside.map { $0.dedented(by: fence.indentation).text })
  }

  private mutating func takeComment(_ rest: inout ArraySlice<SourceLine>) -> Block.Content {
    let first = rest.startIndex
    guard let end = commentEnds.first(in: rest) else {
      note(Flaw(line: rest[first].number, "this comment does not end with -->"))
      return takeParagraph(&rest)
    }
    let text = rest[first...end].map(\.text).joined(separator: "\n").trimmed.dropFirst(4)
    let mark = text.firstRange(of: "-->") ?? text.endIndex..<text.endIndex
    if !text[mark.upperBound...].trimmed.isEmpty {
      note(Flaw(line: rest[end].number, "text behind --> in the same line is not shown: give it a line of its own"))
    }
    rest = rest[(end + 1)...]
    return .comment(text[..<mark.lowerBound].trimmed)
  }

  private mutating func takeHeading(_ level: Int, _ rest: inout ArraySlice<SourceLine>) -> Block.Content {
    guard var line = rest.popFirst() else { return .rule }
    line.text = String(line.text.drop { $0 == " " }.dropFirst(level))
    let title = inlines([line], from: line.number)
    return .heading(Heading(level: level, title: title, anchor: anchors.anchor(for: title.plainText)))
  }

  private mutating func takeQuote(_ rest: inout ArraySlice<SourceLine>) -> Block.Content {
    let inside = rest.prefix { $0.trimmed.hasPrefix(">") }
    rest = rest[inside.endIndex...]
    return .quote(
      read(
        inside.map { line in
          SourceLine(text: String(line.trimmed.dropFirst()), number: line.number).dedented(by: 1)
        }))
  }

  /// `<details><summary>Answer</summary>`, and what is folded in.
  private mutating func takeDetails(_ rest: inout ArraySlice<SourceLine>) -> Block.Content {
    guard let opening = rest.popFirst() else { return .rule }
    var summary: [Inline] = []
    if let title = opening.trimmed.wholeMatch(of: /<details><summary>(.+)<\/summary>/)?.1 {
      summary = inlines([SourceLine(text: String(title), number: opening.number)], from: opening.number)
    } else {
      note(Flaw(line: opening.number, "write <details><summary>…</summary>"))
    }
    var (depth, fence): (Int, Fence?) = (1, nil)
    let inside = rest.prefix { line in
      if let open = fence {
        if open.isClosed(by: line.text) { fence = nil }
      } else if let opened = Fence(line.text) {
        fence = opened
      } else {
        depth += line.trimmed.hasPrefix("<details>") ? 1 : line.trimmed == "</details>" ? -1 : 0
      }
      return depth > 0
    }
    rest = rest[inside.endIndex...]
    if rest.popFirst() == nil { note(Flaw(line: opening.number, "these details never end: write </details>")) }
    return .details(summary: summary, read(Array(inside)))
  }

  private mutating func takeParagraph(_ rest: inout ArraySlice<SourceLine>) -> Block.Content {
    // The first line is one in any case, whatever it looks like.
    var end = rest.startIndex + 1
    while end < rest.endIndex, !rest[end].isBlank, BlockStart(rest[end...])?.interruptsParagraph != true { end += 1 }
    defer { rest = rest[end...] }
    return .paragraph(inlines(rest[..<end], from: rest[rest.startIndex].number))
  }
}

extension StringProtocol {
  /// The text without white space around it.
  var trimmed: String { String(SourceLine(text: String(self), number: 0).trimmed) }
}
