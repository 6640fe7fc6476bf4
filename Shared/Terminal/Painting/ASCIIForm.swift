extension String {
  /// What stands for a character on a terminal that shows ASCII only: a likeness, or `?`, on as many columns.
  func inASCII(columns: Int) -> String {
    let likeness = unicodeScalars.first.map { Self.likeness(of: $0) } ?? "?"
    return likeness + String(repeating: " ", count: Swift.max(0, columns - 1))
  }

  private static func likeness(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\u{20}"..."\u{7E}": String(scalar)
    case "─", "╌", "┄", "┈", "–", "—", "−", "‐", "‑", "\u{AD}": "-"
    case "━", "═", "╍", "┅", "┉": "="
    case "│", "┃", "║", "╎", "┆", "┊": "|"
    case "\u{2500}"..."\u{257F}": "+"
    case "█", "▓", "▇", "▆": "#"
    case "▒", "░", "▌", "▐": ":"
    case "▁", "▂", "▃", "▄": "_"
    case "▸", "▶", "›", "→", "»": ">"
    case "◂", "◀", "‹", "←", "«": "<"
    case "▲", "▴", "↑": "^"
    case "▼", "▾", "↓": "v"
    case "●", "•", "◆", "■", "★", "∗": "*"
    case "○", "◌", "◯", "□": "o"
    case "·", "…", "‥": "."
    case "✓", "✔": "v"
    case "✗", "✘", "×": "x"
    case "“", "”", "„": "\""
    case "‘", "’", "‚": "'"
    case "\u{A0}", "\u{2002}"..."\u{200A}", "\u{3000}": " "
    default: "?"
    }
  }
}
