import Controls
import Stage
import StageSession
import Terminal

/// The words of an alert on lines, and its buttons on as many lines as they need.
nonisolated struct AlertLayout {
  /// The text.
  let words: [[TextRun]]

  /// Its buttons: those of one list stand side by side.
  let buttons: [[Appearance]]

  /// The lines that the whole alert takes, its frame included, and an empty one before the buttons.
  var height: Int { words.count + 1 + buttons.count + Self.frame }

  /// The columns and lines that the frame takes.
  static let frame = 2

  /// An alert that fills a pane of `width` columns.
  init(_ alert: Snapshot.AlertSnapshot, width: Int) {
    let inner = Self.inner(width)
    words =
      alert.title.visibleLines.flatMap { $0.wrapped(toColumns: inner) }.map { [TextRun($0, .strong)] }
      + (alert.message ?? "").visibleLines.flatMap { $0.wrapped(toColumns: inner) }
      .filter { !$0.isEmpty }.map { [TextRun($0)] }
    var buttons: [[Appearance]] = []
    var used = 0
    for button in alert.buttons {
      let desired = button.desiredWidth(.normal)
      if !buttons.isEmpty, used + 1 + desired <= inner {
        buttons[buttons.count - 1].append(button)
        used += 1 + desired
      } else {
        buttons.append([button])
        used = desired
      }
    }
    self.buttons = buttons
  }

  /// The columns inside the frame of an alert in a pane of `width` columns.
  static func inner(_ width: Int) -> Int { max(4, width - 2 * frame) }

  /// The narrowest pane in which it needs no more than a few lines, and the one in which all buttons can be read.
  static func widths(_ alert: Snapshot.AlertSnapshot) -> (desired: Int, least: Int) {
    let buttons = alert.buttons.map { $0.desiredWidth(.normal) }
    let lines = alert.title.visibleLines + (alert.message ?? "").visibleLines
    let words = lines.map(\.displayWidth).max() ?? 0
    let row = buttons.reduce(0, +) + max(0, buttons.count - 1)
    return (max(row, min(words, 40)) + 2 * frame, min(buttons.max() ?? 0, 24) + 2 * frame)
  }
}
