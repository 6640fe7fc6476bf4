import Controls
import Stage
import StageSession
import Terminal

/// Controls as the last row of a room sees them: in a frame.
nonisolated extension Appearance {
  /// The words of a button or a switch in a frame.
  func largeBox(_ words: String, _ isPointed: Bool, _ width: Int) -> [[TextRun]] {
    let title = words.shortened(toColumns: max(1, width - 6))
    // Broken lines where a touch does nothing.
    let line = String(repeating: isEnabled ? "━" : "╌", count: title.displayWidth + 4)
    let side = isEnabled ? "┃" : "╎"
    let look: TextRun.Look = isPointed ? .pointed : isEnabled && alpha >= 1 ? .strong : .faint
    return ["┏\(line)┓", "\(side)  \(title)  \(side)", "┗\(line)┛"].map { [TextRun($0, look)] }
  }

  /// The field in a frame, with its name on the upper edge.
  func largeField(_ width: Int, _ isPointed: Bool) -> [[TextRun]] {
    let inner = max(1, min(width, 200) - 4)
    let look: TextRun.Look = isPointed ? .pointed : usable == .plain ? .strong : usable
    let rule = isEnabled ? "━" : "╌"
    let side = TextRun(isEnabled ? "┃" : "╎", look)
    let name = " \(identifier) ".prefix(columns: inner)
    let rest = String(repeating: rule, count: inner - name.displayWidth + 1)
    return [
      [TextRun("┏\(rule)\(name)\(rest)┓", look)],
      [side, TextRun(" ")] + FieldWindow(self, columns: inner).runs + [TextRun(" "), side],
      [TextRun("┗\(String(repeating: rule, count: inner + 2))┛", look)],
    ]
  }
}
