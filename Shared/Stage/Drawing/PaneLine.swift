import Controls
import Terminal

/// One line of a screen as text: what stands side by side in it, and how each is emphasised.
nonisolated struct PaneLine {
  private var stretches: [(text: String, dye: Dye)] = []

  /// How a stretch is emphasised where there are colours.
  enum Dye {
    case none, good, bad, faint
  }

  /// How many columns the line takes.
  var width: Int { stretches.reduce(0) { $0 + $1.text.displayWidth } }

  /// A line with one stretch, or none if there is no text.
  init(_ text: String = "") {
    append(text, .none)
  }

  /// The views side by side.
  init(_ views: [Appearance]) {
    for view in views {
      if !stretches.isEmpty { append(" ", .none) }
      append(view.drawn, view.dye)
    }
  }

  /// The line on exactly `width` columns: filled up with blanks, or cut with an ellipsis.
  func fitted(to width: Int, _ ink: Ink) -> String {
    let isCut = self.width > width
    var room = isCut ? width - 1 : width
    var line = ""
    for stretch in stretches {
      let text = stretch.text.prefix(columns: room)
      room -= text.displayWidth
      line += ink.dyed(text, stretch.dye)
      if text.utf8.count < stretch.text.utf8.count { break }
    }
    return line + (isCut ? "…" : "") + String(repeating: " ", count: max(0, room))
  }

  mutating func append(_ text: String, _ dye: Dye) {
    if !text.isEmpty { stretches.append((text, dye)) }
  }
}

nonisolated extension Ink {
  fileprivate func dyed(_ text: String, _ dye: PaneLine.Dye) -> String {
    guard !text.isEmpty else { return "" }
    return switch dye {
    case .none: text
    case .good: good(text)
    case .bad: bad(text)
    case .faint: faint(text)
    }
  }
}

nonisolated extension Appearance {
  /// The view on one line: `[ Save ]`, `( Save )` while disabled, `name: Ada|`, `───●──── 3`, `! 1 character over` in
  /// the error colour.
  var drawn: String {
    switch kind {
    case .button:
      let title = (title ?? "").escapedForTerminal
      return isEnabled ? "[ \(title) ]" : "( \(title) )"
    case .label:
      let text = (text ?? "").escapedForTerminal
      return switch color {
      case _ where text.isEmpty: ""
      case .error: "! \(text)"
      case .ok: "✓ \(text)"
      case .normal, .secondary: text
      }
    case .textField:
      let text = text ?? ""
      guard let editing else { return "\(identifier): \((text.isEmpty ? placeholder ?? "" : text).escapedForTerminal)" }
      let head = String(text.prefix(editing.caret)).escapedForTerminal
      let tail = String(text.dropFirst(editing.caret)).escapedForTerminal
      return "\(identifier): \(head)|\(tail)"
    case .toggle:
      return isOn == true ? "[on]" : "[off]"
    case .table, .cell:
      return ""
    case .slider:
      return thumb.map { "\($0.track) \(Grammar.written($0.value))" } ?? ""
    case .toolbar:
      return "▁▁▁ \(Grammar.written(Float(bottom ?? 0)))"
    case .messageList:
      return scrolling.map(\.drawn) ?? ""
    case .progressBar:
      return Self.bar(progress ?? 0)
    case .activityIndicator:
      return isAnimating == true ? "◌" : "·"
    case .textArea:
      return (text ?? "").escapedForTerminal
    }
  }

  /// A bar twenty columns long: `━━━━━━━━━━╌╌╌╌╌╌╌╌╌╌`.
  private static func bar(_ progress: Double) -> String {
    let filled = Int((progress * 20).rounded())
    return String(repeating: "━", count: filled) + String(repeating: "╌", count: 20 - filled)
  }

  fileprivate var dye: PaneLine.Dye {
    guard isEnabled, alpha >= 1 else { return .faint }
    return switch color {
    case .error: .bad
    case .ok: .good
    case .secondary: .faint
    case .normal: .none
    }
  }
}

nonisolated extension Appearance.Scrolling {
  /// Which lines can be seen, and the last of them: `12–30 of 30: See you`.
  fileprivate var drawn: String {
    guard let last = lastVisibleLine else { return "0 of \(lines.count)" }
    return "\(visibleLines.lowerBound + 1)–\(visibleLines.upperBound) of \(lines.count): \(last.escapedForTerminal)"
  }
}

nonisolated extension Appearance.Thumb {
  /// The track with the thumb on it, nine columns long.
  fileprivate var track: String {
    let place = Int((fraction * 8).rounded())
    return String(repeating: "─", count: place) + "●" + String(repeating: "─", count: 8 - place)
  }
}
