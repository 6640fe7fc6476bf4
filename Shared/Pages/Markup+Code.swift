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

  /// What a command line printed; it stands in the first line.
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

  /// What is wider than a narrow screen, and scrolls there; by keys, too, for which it has a name.
  static func scrolling(_ content: Markup, name: String) -> Markup {
    .element("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": name], content)
  }

  private static func highlighted(_ text: String) -> Markup {
    HighlightedSource(text).lines.map { pieces in
      pieces.map { piece in
        piece.kind == .plain
          ? .text(piece.text) : .element("span", ["class": piece.kind.rawValue], text: piece.text)
      }.joined()
    }.joined(.newline)
  }
}
