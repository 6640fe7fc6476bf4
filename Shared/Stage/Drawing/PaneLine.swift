import Controls
import Terminal

/// One line of a screen as text: what stands side by side in it.
nonisolated struct PaneLine {
  private var runs: [TextRun] = []

  /// The number of columns that the line takes.
  var width: Int { runs.displayWidth }

  /// A line with one run, or none if there is no text.
  init(_ text: String = "") {
    append(text)
  }

  /// The views side by side.
  init(_ views: [Appearance]) {
    for view in views {
      if !runs.isEmpty { append(" ") }
      append(view.drawn, view.look)
    }
  }

  /// The line on exactly `width` columns: filled up with blanks, or cut with an ellipsis.
  func fitted(to width: Int, _ ink: Ink, _ ellipsis: String) -> String {
    let short = runs.shortened(to: width, mark: ellipsis)
    return short.map(ink.dyed).joined() + String(repeating: " ", count: max(0, width - short.displayWidth))
  }

  mutating func append(_ text: String, _ look: TextRun.Look = .plain) {
    if !text.isEmpty { runs.append(TextRun(text, look)) }
  }
}

nonisolated extension Ink {
  fileprivate func dyed(_ run: TextRun) -> String {
    switch run.look {
    case .good: good(run.text)
    case .bad: bad(run.text)
    case .faint: faint(run.text)
    case .strong, .way: bold(run.text)
    case .plain, .writing, .selected, .pointed, .code: run.text
    }
  }
}

nonisolated extension Appearance {
  /// The view on one line: `[ Save ]`, `( Save )` while disabled, `[on]`, `(off)`, `name: Ada|`, `───●──── 3`,
  /// `! 1 character over` in the error colour.
  package var drawn: String {
    switch kind {
    case .button:
      return signedTitle
    case .label:
      return signedText
    case .textField:
      let text = text ?? ""
      guard let editing else { return "\(identifier): \((text.isEmpty ? placeholder ?? "" : text).visible)" }
      let head = String(text.prefix(editing.caret)).visible
      let tail = String(text.dropFirst(editing.caret)).visible
      return "\(identifier): \(head)|\(tail)"
    case .toggle:
      return signedSwitch
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
      return (text ?? "").visible
    }
  }

  fileprivate var look: TextRun.Look {
    guard isEnabled, alpha >= 1 else { return .faint }
    return switch color {
    case .error: .bad
    case .ok: .good
    case .secondary: .faint
    case .normal: .plain
    }
  }
}

nonisolated extension Appearance.Scrolling {
  /// Which lines can be seen, and the last of them: `12–30 of 30: See you`.
  fileprivate var drawn: String {
    guard let last = lastVisibleLine else { return "0 of \(lines.count)" }
    return "\(visibleLines.lowerBound + 1)–\(visibleLines.upperBound) of \(lines.count): \(last.visible)"
  }
}
