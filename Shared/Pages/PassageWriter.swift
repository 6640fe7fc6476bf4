import Diagrams
import Markdown

/// Writes passages as HTML.
struct PassageWriter {
  /// The links that lead nowhere.
  private(set) var flaws: [Flaw] = []

  private let targets: LinkTargets
  private let anchors: Set<String>
  private var pictureCount = 0

  /// - Parameter anchors: those of the page.
  init(_ targets: LinkTargets, anchors: Set<String>) {
    self.targets = targets
    self.anchors = anchors
  }

  /// A passage.
  mutating func write(_ passage: Passage) -> Markup {
    switch passage {
    case .block(let block): return write(block)
    case .listing(let file, let part, let lines): return .listing(file, part, lines)
    case .change(let file, let lines): return .change(file, lines)
    case .output(let lines): return .output(lines)
    case .sequences(let sheet, let command): return figure(of: sheet, command)
    case .marbles(let diagram): return figure(of: diagram)
    case .ways(let columns): return write(columns)
    }
  }

  /// The columns with what is said of each.
  private mutating func write(_ columns: [WayColumn]) -> Markup {
    var content = Markup.newline
    for column in columns {
      let lead = Markup.element("div", ["class": "lead"], column.lead.map { write($0) }.joined())
      content += .element("div", ["class": "way"], lead + .listing(column.file, column.part, column.lines)) + .newline
    }
    return .element("div", ["class": "ways"], content) + .newline
  }

  /// Returns the address of a link; `nil`, and a flaw, if it leads nowhere.
  mutating func address(_ destination: String, _ line: Int) -> String? {
    do throws(BadLink) {
      return try targets.address(destination, own: anchors)
    } catch {
      flaws.append(Flaw(line: line, error.message))
      return nil
    }
  }

  // MARK: Pictures

  private mutating func figure(of sheet: SequenceSheet, _ command: String) -> Markup {
    var content = Markup.element("figcaption", [:], .element("code", text: "$ \(command)")) + .newline
    for way in sheet.ways {
      pictureCount += 1
      content +=
        .scrolling(.svg(way, after: sheet.input, number: pictureCount), name: "Diagram: \(way.title)") + .newline
    }
    return .element("figure", ["class": "sequences"], content) + .newline
  }

  private mutating func figure(of diagram: MarbleDiagram) -> Markup {
    pictureCount += 1
    let picture = Markup.scrolling(.svg(diagram, number: pictureCount), name: "Diagram: \(diagram.result.label)")
    return .element("figure", ["class": "marbles"], picture) + .newline
  }
}
