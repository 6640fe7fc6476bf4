import Diagrams
import Markdown

/// The content of one place of a page: blocks that belong together are one passage.
enum Passage {
  case block(Block)

  case listing(file: String, part: String?, lines: [String])

  /// Lines with signs: those of a file for a reader to change, or the difference from an earlier file.
  case change(file: String, part: String? = nil, from: String? = nil, lines: [String])

  /// - Parameter isChanged: true if the program prints it after the changes above.
  case output(lines: [String], isChanged: Bool = false)

  case sequences(SequenceSheet, command: String)

  case marbles(MarbleDiagram)
  case ways([WayColumn])

  /// Something that a reader unfolds.
  case details(summary: [Inline], [Passage])
}

/// The listing of one way, or its difference from an earlier file, with what is said of it.
struct WayColumn {
  /// The way's name: `Callback`.
  let way: String
  let lead: [Block]
  let file: String
  let part: String?
  var from: String?
  let lines: [String]

  /// The listing or the difference, without what is said of it.
  var code: Passage {
    from == nil
      ? .listing(file: file, part: part, lines: lines) : .change(file: file, part: part, from: from, lines: lines)
  }
}

/// Puts together what belongs together.
struct PassageReader {
  private(set) var flaws: [Flaw] = []

  /// The passages of these blocks, in order. Comments that are no directives are not for readers, and rules above
  /// a chapter are where its page begins anyway.
  mutating func read(_ blocks: [Block]) -> [Passage] {
    var passages: [Passage] = []
    var rest = blocks[...]
    while let block = rest.popFirst() {
      switch block.content {
      case .comment(let text):
        if let passage = takeDirective(text, block.line, &rest) { passages.append(passage) }
      case .details(let summary, let blocks):
        passages.append(.details(summary: summary, read(blocks)))
      case .rule where rest.first?.isChapter == true:
        break
      default:
        passages.append(.block(block))
      }
    }
    return WayColumns.group(passages)
  }

  private mutating func takeDirective(_ text: String, _ line: Int, _ rest: inout ArraySlice<Block>) -> Passage? {
    guard let directive = Directive("<!-- \(text) -->", line: line) else {
      if Directive.begins(with: text.prefix { $0 != " " }) {
        flaws.append(Flaw(line: line, "this is no directive: write \(Directive.forms)"))
      }
      return nil
    }
    guard directive.source.hasBlock else { return nil }
    if directive.source.isTable, case .table? = rest.first?.content { return nil }
    guard let block = rest.first, case .code(_, let lines) = block.content else {
      flaws.append(Flaw(line: line, "nothing is woven here yet: run RECORD=1 swift test --filter DocumentTests"))
      return nil
    }
    rest.removeFirst()
    do throws(DiagramError) {
      return try Self.passage(directive.source, lines)
    } catch {
      let place = block.line + 1 + error.line
      flaws.append(Flaw(line: place, "\(error.message): run RECORD=1 swift test --filter DocumentTests"))
      return nil
    }
  }

  private static func passage(_ source: Directive.Source, _ lines: [String]) throws(DiagramError) -> Passage {
    switch source {
    case .listing(let file, let part): return .listing(file: file, part: part, lines: lines)
    case .marbles: return .marbles(try MarbleDiagram(reading: lines))
    case .change(let file): return .change(file: file, lines: lines)
    case .diff(let file, let part, let from, _):
      return .change(file: file, part: part, from: from, lines: lines)
    case .references, .stage: return .output(lines: lines)
    case .changed: return .output(lines: lines, isChanged: true)
    // Tables are blocks of the text.
    case .picture, .figures, .index, .jobs: return .output(lines: lines)
    case .output(let command, _):
      guard command.split(separator: " ").contains(where: { $0.hasPrefix("--sequence") }) else {
        return .output(lines: lines)
      }
      // The command line stands above.
      do throws(DiagramError) {
        return .sequences(try SequenceSheet(reading: Array(lines.dropFirst())), command: command)
      } catch {
        throw DiagramError(line: error.line + 1, error.message)
      }
    }
  }
}

extension Block {
  fileprivate var isChapter: Bool {
    if case .heading(let heading) = content { heading.level == 1 } else { false }
  }
}
