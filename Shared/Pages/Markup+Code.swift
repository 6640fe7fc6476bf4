import Highlighting
import Pictures

extension Markup {
  /// Code under the place where it stands.
  static func figure(_ caption: Markup, _ code: Markup) -> Markup {
    .element("figure", ["class": "listing"], .element("figcaption", [:], caption) + code) + .newline
  }

  /// Swift behind signs: `-` for a line that goes, `+` for one that comes, a blank for one that stays.
  static func change(_ lines: [String]) -> Markup {
    let code = highlighted(lines.map { $0.hasPrefix("@@") ? "" : String($0.dropFirst()) })
    let content = zip(lines, code).map { text, pieces -> Markup in
      let line = line(of: pieces, sign: String(text.prefix(1)), isLast: false)
      switch text.first {
      case "-": return .element("del", [:], line)
      case "+": return .element("ins", [:], line)
      case "@": return .element("span", ["class": "line hunk"], text: "\(text)\n")
      default: return line
      }
    }
    return .element("pre", ["tabindex": "0"], .element("code", [:], content.joined()))
  }

  /// The lines of a file, each with its number and an id.
  static func numbered(_ path: String, _ lines: [String]) -> Markup {
    let lines = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    let isSwift = path.hasSuffix(".swift")
    let content = zip(lines, highlighted(Array(lines))).enumerated().map { index, entry -> Markup in
      let (text, pieces) = entry
      let code = isSwift ? line(of: pieces, isLast: false) : .element("span", ["class": "line"], text: "\(text)\n")
      let number = Markup.element("a", ["class": "line-number", "href": "#L\(index + 1)"], text: "\(index + 1)")
      return .element("span", ["class": "row", "id": "L\(index + 1)"], number + code)
    }
    return .element("pre", ["tabindex": "0"], .element("code", [:], content.joined())) + .newline
  }

  /// The output of a command line, which stands in the first line.
  static func output(_ lines: [String]) -> Markup {
    let command = Markup.element("kbd", text: lines.first ?? "")
    let rest = Markup.text(lines.dropFirst().map { "\n\($0)" }.joined())
    return .element("pre", ["class": "output", "tabindex": "0"], .element("code", [:], command + rest)) + .newline
  }

  /// The lines of a block of code, highlighted if they are Swift.
  static func code(_ language: String, _ lines: [String]) -> Markup {
    let content =
      language == "swift"
      ? highlighted(lines).enumerated().map { line(of: $1, isLast: $0 == lines.count - 1) }.joined()
      : .text(lines.joined(separator: "\n"))
    return .element("pre", ["tabindex": "0"], .element("code", [:], content)) + .newline
  }

  /// Content that is wider than a narrow screen and scrolls there, also by keys, for which it has a name.
  static func scrolling(_ content: Markup, name: String) -> Markup {
    .element("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": name], content)
  }

  /// The pieces of each line of Swift.
  private static func highlighted(_ lines: [String]) -> [[HighlightedSource.Piece]] {
    let pieces = HighlightedSource(lines.joined(separator: "\n")).lines
    // It has no piece for an empty line at the end.
    return pieces + Array(repeating: [], count: max(0, lines.count - pieces.count))
  }

  /// A line that is not cut where it is too long: its rest stands below, further to the right than its beginning.
  private static func line(of pieces: [HighlightedSource.Piece], sign: String = "", isLast: Bool) -> Markup {
    let indent = String(pieces.first?.text.prefix { $0 == " " } ?? "")
    var content = Markup()
    for (index, piece) in pieces.enumerated() {
      let text = String(piece.text.dropFirst(index == 0 ? indent.count : 0))
      if text.isEmpty { continue }
      content += piece.kind == .plain ? .text(text) : .element("span", ["class": piece.kind.rawValue], text: text)
    }
    if !isLast { content += .newline }
    let start = (sign + indent).isEmpty ? Markup() : .element("span", ["class": "indent"], text: sign + indent)
    return .element("span", ["class": "line"], start + .element("span", ["class": "rest"], content))
  }
}
