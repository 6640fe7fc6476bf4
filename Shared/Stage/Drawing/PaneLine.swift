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
      return signedTitle
    case .label:
      return signedText
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
      return thumb.map { "\($0.track(columns: 9)) \(Grammar.written($0.value))" } ?? ""
    case .toolbar:
      return signedBottom
    case .messageList:
      return scrolling.map(\.drawn) ?? ""
    case .progressBar:
      let (filled, rest) = bar(columns: 20)
      return filled + rest
    case .activityIndicator:
      return isAnimating == true ? "◌" : "·"
    case .textArea:
      return (text ?? "").escapedForTerminal
    }
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
