import Controls
import Terminal

/// Panes as text, side by side where there is room.
nonisolated public struct PaneDrawing: Sendable {
  /// The number of columns.
  public var columns: Int

  /// The ink: with colours or without.
  public var ink: Ink

  /// The mark at the end of a text that is cut.
  public var ellipsis: String

  /// A drawing on so many columns.
  public init(columns: Int = 80, ink: Ink = .plain, ellipsis: String = "…") {
    self.columns = columns
    self.ink = ink
    self.ellipsis = ellipsis
  }

  /// The panes of these names, boxed: all in a row if the columns take them, else in two rows, else one below the other.
  ///
  /// Colours and disabled controls show without colour too. What is too long for the columns is cut, with an ellipsis.
  public func draw(_ names: [String], _ snapshots: [Snapshot]) -> String {
    let screens = snapshots.map(lines)
    let height = screens.map(\.count).max() ?? 0
    let widest = (screens.joined().map(\.width) + names.map { $0.displayWidth + 2 }).max() ?? 0
    // Four boxes of the least width fit on 80 columns.
    let inner = min(max(14, widest), max(14, columns - 4))
    let boxes = zip(names, screens).map { name, lines in
      box(name, lines + Array(repeating: PaneLine(), count: height - lines.count), inner)
    }
    let perRow = boxesPerRow(of: boxes.count, width: inner + 4)
    return stride(from: 0, to: boxes.count, by: perRow).map { start in
      beside(boxes[start..<min(start + perRow, boxes.count)])
    }.joined(separator: "\n")
  }

  private func boxesPerRow(of count: Int, width: Int) -> Int {
    // One column parts two boxes.
    let fitting = (columns + 1) / (width + 1)
    if fitting >= count { return max(1, count) }
    return fitting >= (count + 1) / 2 ? (count + 1) / 2 : 1
  }

  /// The rows of one screen, the alert in front of it below them. A row keeps its line when its views are hidden.
  private func lines(_ snapshot: Snapshot) -> [PaneLine] {
    let last = snapshot.views.map(\.row).max() ?? -1
    var lines = (0..<(last + 1)).flatMap { row in
      let views = snapshot.views.filter { $0.row == row && !$0.isHidden }
      if let area = views.first, area.kind == .textArea { return PaneLine.lines(ofArea: area, ellipsis) }
      return views.compactMap(\.table).first.map { PaneLine.lines($0, ellipsis) } ?? [PaneLine(views)]
    }
    if let alert = snapshot.alert {
      lines.append(PaneLine("! \(alert.title.visible)"))
      if let message = alert.message { lines.append(PaneLine("  \(message.visible)")) }
      lines.append(PaneLine(alert.buttons))
    }
    return lines
  }

  private func box(_ name: String, _ lines: [PaneLine], _ inner: Int) -> [String] {
    let name = name.prefix(columns: inner - 1)
    let rule = String(repeating: "─", count: inner - name.displayWidth - 1)
    return ["┌ \(ink.bold(name)) \(rule)─┐"]
      + lines.map { "│ \($0.fitted(to: inner, ink, ellipsis)) │" }
      + ["└" + String(repeating: "─", count: inner + 2) + "┘"]
  }

  private func beside(_ boxes: ArraySlice<[String]>) -> String {
    (boxes.first ?? []).indices.map { line in boxes.map { $0[line] }.joined(separator: " ") }
      .joined(separator: "\n")
  }
}
