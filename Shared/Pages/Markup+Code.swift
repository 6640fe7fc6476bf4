import Highlighting

extension Markup {
  /// Code with the place where it stands.
  static func listing(_ file: String, _ part: String?, _ lines: [String]) -> Markup {
    var caption = Markup.element("code", text: file)
    if let part { caption += .text(" · \(part)") }
    let language = file.hasSuffix(".swift") ? "swift" : ""
    return .element("figure", ["class": "listing"], .element("figcaption", [:], caption) + code(language, lines))
      + .newline
  }

  /// Lines that go and lines that come, each behind its sign.
  static func change(_ file: String, _ lines: [String]) -> Markup {
    let content = lines.map { line -> Markup in
      switch line.first {
      case "-": .element("del", text: line)
      case "+": .element("ins", text: line)
      default: .text(line)
      }
    }
    let code = Markup.element("pre", ["tabindex": "0"], .element("code", [:], content.joined(.newline)))
    let caption = Markup.element("figcaption", [:], .element("code", text: file))
    return .element("figure", ["class": "listing"], caption + code) + .newline
  }

  /// The output of a command line, which stands in the first line.
  static func output(_ lines: [String]) -> Markup {
    let command = Markup.element("kbd", text: lines.first ?? "")
    let rest = Markup.text(lines.dropFirst().map { "\n\($0)" }.joined())
    return .element("pre", ["class": "output", "tabindex": "0"], .element("code", [:], command + rest)) + .newline
  }

  /// The lines of a block of code, highlighted if they are Swift.
  static func code(_ language: String, _ lines: [String]) -> Markup {
    let text = lines.joined(separator: "\n")
    let content = language == "swift" ? highlighted(text) : .text(text)
    return .element("pre", ["tabindex": "0"], .element("code", [:], content)) + .newline
  }

  /// Content that is wider than a narrow screen and scrolls there, also by keys, for which it has a name.
  static func scrolling(_ content: Markup, name: String) -> Markup {
    .element("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": name], content)
  }

  private static func highlighted(_ text: String) -> Markup {
    let lines = HighlightedSource(text).lines
    return lines.enumerated().map { line(of: $1, isLast: $0 == lines.count - 1) }.joined()
  }

  /// A line that is not cut where it is too long: its rest stands below, further to the right than its beginning.
  private static func line(of pieces: [HighlightedSource.Piece], isLast: Bool) -> Markup {
    let indent = String(pieces.first?.text.prefix { $0 == " " } ?? "")
    var content = Markup()
    if !indent.isEmpty { content += .element("span", ["class": "indent"], text: indent) }
    for (index, piece) in pieces.enumerated() {
      let text = String(piece.text.dropFirst(index == 0 ? indent.count : 0))
      if text.isEmpty { continue }
      content += piece.kind == .plain ? .text(text) : .element("span", ["class": piece.kind.rawValue], text: text)
    }
    if !isLast { content += .newline }
    let style = indent.isEmpty ? nil : "--indent: \(indent.count)ch"
    return .element("span", ["class": "line", "style": style], content)
  }
}
