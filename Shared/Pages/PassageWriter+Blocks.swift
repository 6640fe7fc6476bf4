import Markdown
import Pictures

extension PassageWriter {
  /// A block.
  mutating func write(_ block: Block) -> Markup {
    switch block.content {
    case .heading(let heading): return write(heading)
    case .paragraph(let inlines): return paragraph(inlines)
    case .list(let list): return write(list)
    case .table(let table): return write(table)
    case .code(let language, let lines): return .code(language, lines) + offer(lines)
    case .quote(let blocks): return .element("blockquote", [:], blocks.map { write($0) }.joined()) + .newline
    // A passage of its own, unless it is in a list or a quote.
    case .details(let summary, let blocks):
      return .element("p", [:], write(summary)) + blocks.map { write($0) }.joined()
    case .comment: return Markup()
    case .rule: return .element("hr") + .newline
    }
  }

  /// A paragraph. A picture that stands alone is scrolled where the page is too narrow for its text.
  private mutating func paragraph(_ inlines: [Inline]) -> Markup {
    let content = write(inlines)
    guard inlines.count == 1, case .picture(let text, _, _) = inlines[0] else {
      return .element("p", [:], content) + .newline
    }
    return .scrolling(content, name: "Picture: \(text)") + .newline
  }

  private mutating func write(_ heading: Heading) -> Markup {
    let id = id(heading)
    let link = Markup.element(
      "a", ["class": "anchor", "href": "#\(id)", "aria-label": "Link to “\(heading.title.plainText)”"],
      text: "#")
    let names: [Markup.Name] = ["h1", "h2", "h3", "h4", "h5", "h6"]
    let name = names[heading.level - 1]
    return .element(name, ["id": id], write(heading.title) + .text(" ") + link) + .newline + offer(heading)
  }

  private mutating func write(_ list: List) -> Markup {
    var content = Markup.newline
    for item in list.items {
      var inside = Markup()
      for block in item {
        if list.isTight, case .paragraph(let inlines) = block.content {
          inside += write(inlines)
        } else {
          inside += write(block)
        }
      }
      content += .element("li", [:], inside) + .newline
    }
    guard let start = list.start else { return .element("ul", [:], content) + .newline }
    return .element("ol", ["start": start == 1 ? nil : "\(start)"], content) + .newline
  }

  private mutating func write(_ table: Table) -> Markup {
    let head = Markup.element("thead", [:], row(table.head, "th", table.alignments))
    var body = Markup()
    for cells in table.rows { body += row(cells, "td", table.alignments) }
    let content = Markup.element("table", [:], head + .newline + .element("tbody", [:], body))
    let name = table.head.map(\.plainText).filter { !$0.isEmpty }.joined(separator: ", ")
    return .scrolling(content, name: name.isEmpty ? "Table" : "Table: \(name)") + .newline
  }

  private mutating func row(_ cells: [[Inline]], _ name: Markup.Name, _ alignments: [Table.Alignment]) -> Markup {
    var content = Markup()
    for (cell, alignment) in zip(cells, alignments) {
      let style: String? =
        switch alignment {
        case .left: nil
        case .center: "center"
        case .right: "right"
        }
      // An empty head names nothing.
      let isHead = name == "th" && !cell.isEmpty
      content += .element(isHead ? "th" : "td", ["class": style, "scope": isHead ? "col" : nil], write(cell))
    }
    return .element("tr", [:], content) + .newline
  }

  /// Pieces of text.
  mutating func write(_ inlines: [Inline]) -> Markup {
    var content = Markup()
    for inline in inlines {
      switch inline {
      case .text(let text): content += .text(text)
      case .code(let text): content += .element("code", text: text)
      case .emphasis(let inside): content += .element("em", [:], write(inside))
      case .strong(let inside): content += .element("strong", [:], write(inside))
      case .link(let inside, let destination, let line):
        let text = write(inside)
        content += address(destination, line).map { .element("a", ["href": $0], text) } ?? text
      case .picture(let text, let destination, let line):
        content += picture(text, destination, line) ?? .text(text)
      }
    }
    return content
  }
}
