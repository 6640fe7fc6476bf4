import Controls
import Stage
import StageSession
import Terminal

/// The part of a field's text that can be seen: as much as fits around the caret.
nonisolated struct FieldWindow {
  /// The text in pieces, filled up with blanks to exactly the columns that there are.
  private(set) var runs: [TextRun]

  init(_ field: Appearance, columns: Int) {
    let text = field.text ?? ""
    guard !text.isEmpty || field.isFocused else {
      let placeholder = (field.placeholder ?? "").visible.prefix(columns: columns)
      runs = [TextRun(placeholder.padded(to: columns), .faint)]
      return
    }
    // The caret needs a cell of its own behind the last character.
    // Only the part around the caret is looked at: a text may be a megabyte long.
    let caretInText = field.editing?.caret ?? 0
    let start = max(0, caretInText - columns)
    let part = text.dropFirst(start).prefix(2 * columns + 1)
    let cells = part.map { String($0).visible } + [" "]
    let selection = field.editing.map { $0.selection.lowerBound - start..<$0.selection.upperBound - start }
    let caret = min(caretInText - start, cells.count - 1)
    let range = Self.range(around: caret, cells.map(\.displayWidth), columns)
    var runs: [TextRun] = []
    var width = 0
    for index in range {
      let isSelected = selection.map { $0.isEmpty ? index == caret : $0.contains(index) } ?? false
      let look: TextRun.Look = isSelected ? .selected : .writing
      if runs.last?.look == look {
        runs[runs.count - 1].text += cells[index]
      } else {
        runs.append(TextRun(cells[index], look))
      }
      width += cells[index].displayWidth
    }
    self.runs = runs + [TextRun(String(repeating: " ", count: max(0, columns - width)), .writing)]
  }

  /// The cells from the beginning, if the caret is among them; else those that end with the caret's.
  private static func range(around caret: Int, _ widths: [Int], _ columns: Int) -> Range<Int> {
    var start = 0
    if widths[...caret].reduce(0, +) > columns {
      start = caret
      var room = columns - widths[caret]
      while start > 0, widths[start - 1] <= room {
        start -= 1
        room -= widths[start]
      }
    }
    var end = start
    var room = columns
    while end < widths.count, widths[end] <= room {
      room -= widths[end]
      end += 1
    }
    return start..<end
  }
}
