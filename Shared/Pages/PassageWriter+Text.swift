import Markdown

extension PassageWriter {
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
      }
    }
    return content
  }
}
