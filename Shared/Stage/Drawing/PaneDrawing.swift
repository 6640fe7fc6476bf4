import Controls

/// Panes as text, side by side where there is room.
nonisolated public struct PaneDrawing {
  /// How many columns there are.
  public var columns: Int

  /// Whether to use colours.
  public var ink: Ink

  /// A drawing on so many columns.
  public init(columns: Int = 80, ink: Ink = .plain) {
    self.columns = columns
    self.ink = ink
  }

  /// The panes of these names, boxed, as many in a row as the columns take.
  public func draw(_ names: [String], _ snapshots: [Snapshot]) -> String {
    var contents = snapshots.map(lines)
    let height = contents.map(\.count).max() ?? 0
    for index in contents.indices {
      contents[index] += Array(repeating: "", count: height - contents[index].count)
    }
    let widest = zip(names, contents).map { name, lines in
      max(name.displayWidth + 2, lines.map(\.displayWidth).max() ?? 0)
    }
    let inner = max(14, widest.max() ?? 0)
    let boxes = zip(names, contents).map { box($0, $1, inner) }
    let perRow = max(1, min(boxes.count, (columns + 1) / (inner + 5)))
    return stride(from: 0, to: boxes.count, by: perRow).map { start in
      beside(Array(boxes[start..<min(start + perRow, boxes.count)]))
    }.joined(separator: "\n")
  }

  /// The rows of one screen; the caret, colours and disabled controls show without colour too.
  func lines(_ snapshot: Snapshot) -> [String] {
    let last = snapshot.views.map(\.row).max() ?? -1
    var lines = (0..<(last + 1)).map { row in
      snapshot.views.filter { $0.row == row && !$0.isHidden }.map(\.drawn).joined(separator: " ")
    }
    if let alert = snapshot.alert {
      lines.append("! \(alert.title.escapedForTerminal)")
      if let message = alert.message { lines.append("  \(message.escapedForTerminal)") }
      lines.append(alert.buttons.map(\.drawn).joined(separator: " "))
    }
    return lines
  }

  private func box(_ name: String, _ lines: [String], _ inner: Int) -> [String] {
    let rule = String(repeating: "─", count: inner - name.displayWidth - 1)
    return ["┌ \(ink.bold(name)) \(rule)─┐"]
      + lines.map { "│ \($0.padded(to: inner)) │" }
      + ["└" + String(repeating: "─", count: inner + 2) + "┘"]
  }

  private func beside(_ boxes: [[String]]) -> String {
    (0..<(boxes.first?.count ?? 0)).map { line in boxes.map { $0[line] }.joined(separator: " ") }.joined(
      separator: "\n")
  }
}

nonisolated extension Appearance {
  /// The view on one line: `[ Save ]`, `( Save )` while disabled, `name: Ada|`, `! 1 character over` in the error colour.
  var drawn: String {
    switch kind {
    case .button:
      let title = (title ?? "").escapedForTerminal
      return isEnabled ? "[ \(title) ]" : "( \(title) )"
    case .label:
      let mark =
        switch color {
        case .error: "! "
        case .ok: "✓ "
        case .normal, .secondary: ""
        }
      return mark + (text ?? "").escapedForTerminal
    case .textField:
      let text = text ?? ""
      guard let editing else { return "\(identifier): \((text.isEmpty ? placeholder ?? "" : text).escapedForTerminal)" }
      let head = String(text.prefix(editing.caret)).escapedForTerminal
      let tail = String(text.dropFirst(editing.caret)).escapedForTerminal
      return "\(identifier): \(head)|\(tail)"
    }
  }
}
