extension String {
  /// The text for a terminal that shows ASCII only, on as many columns but for an ellipsis at the end.
  ///
  /// An ellipsis is three points at the end of a line and before enough blanks, so that a text that continues does not
  /// look like one that ends.
  public var inASCII: String {
    guard contains(where: { !$0.isASCII }) else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).map { Self.line($0) }.joined(separator: "\n")
  }

  private static func line(_ text: Substring) -> String {
    var line = ""
    var rest = text
    while let character = rest.popFirst() {
      if character == "…" {
        let blanks = rest.prefix { $0 == " " }.count
        let points = rest.allSatisfy { $0 == " " || $0 == "\"" } ? 2 : Swift.max(0, Swift.min(2, blanks - 1))
        line += String(repeating: ".", count: 1 + points)
        rest = rest.dropFirst(Swift.min(points, blanks))
      } else {
        let text = String(character)
        line += character.isASCII ? text : text.inASCII(columns: text.displayWidth)
      }
    }
    return line
  }

  /// Returns the stand-in for a character on a terminal that shows ASCII only: a likeness, or `?`, on as many columns.
  func inASCII(columns: Int) -> String {
    guard columns > 0 else { return "" }
    let likeness = unicodeScalars.first.map { Self.likeness(of: $0) } ?? "?"
    return likeness + String(repeating: " ", count: Swift.max(0, columns - 1))
  }

  private static func likeness(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\u{20}"..."\u{7E}": String(scalar)
    case "↔", "─", "╌", "┄", "┈", "–", "—", "−", "‐", "‑", "\u{AD}": "-"
    case "━", "═", "╍", "┅", "┉": "="
    case "│", "┃", "║", "╎", "┆", "┊": "|"
    case "\u{2500}"..."\u{257F}": "+"
    case "█", "▓", "▇", "▆": "#"
    case "▒", "░", "▌", "▐": ":"
    case "▀": "\""
    case "▁", "▂", "▃", "▄": "_"
    case "▸", "▶", "▷", "›", "→", "»": ">"
    case "◂", "◀", "‹", "←", "«": "<"
    case "▲", "▴", "↑": "^"
    case "▼", "▾", "↓": "v"
    case "●", "•", "◆", "■", "★", "∗": "*"
    case "°", "○", "◌", "◯", "□": "o"
    case "·", "…", "‥": "."
    case "✓", "✔": "v"
    case "µ": "u"
    case "✗", "✘", "×": "x"
    case "“", "”", "„": "\""
    case "‘", "’", "‚": "'"
    case "\u{A0}", "\u{2002}"..."\u{200A}", "\u{3000}": " "
    default: "?"
    }
  }
}
