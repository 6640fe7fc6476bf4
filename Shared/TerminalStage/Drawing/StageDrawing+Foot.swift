import Controls
import Stage
import StageSession
import Terminal

/// The lines at the foot: how it stands, and which keys there are.
extension StageDrawing {
  mutating func drawStatus() {
    let area = layout.status
    if case .line(let entry) = stage.mode {
      let head = "Do: "
      let window = FieldWindow(entry.field.appearance, columns: max(1, area.extent.columns - head.displayWidth))
      return write([TextRun(head, .strong)] + window.runs, at: area.origin, in: area)
    }
    let lines = status(columns: area.extent.columns)
    let rows = Area(
      column: 0, row: area.rows.upperBound - lines.count, columns: area.extent.columns, rows: lines.count)
    surface.fill(rows)
    for (row, line) in zip(rows.rows, lines) {
      write(line.shortened(to: area.extent.columns), at: Place(column: 0, row: row), in: rows)
    }
  }

  /// Returns the status, on one line; a message that must be read whole takes more, over the area above.
  private func status(columns: Int) -> [[TextRun]] {
    if let message = stage.session.message {
      let text = message.isBad ? "! \(message.text)" : message.text
      return text.wrapped(toColumns: columns, atMost: 3).map { [TextRun($0, message.isBad ? .bad : .strong)] }
    }
    guard let disagreement = stage.session.disagreement else {
      if stage.session.isQuiz { return [titled(["which way is wrong?"], .strong, columns)] }
      let verdicts = (names.count == 4 ? ["✓ the four ways are the same"] : []) + ["✓ the ways are the same"]
      return [titled(names.count > 1 ? verdicts : [""], .good, columns)]
    }
    // The odd way and its difference come first: the rest can be seen at the panes.
    let fact = "✗ \(disagreement.firstSentence)"
    guard fact.displayWidth > columns else { return [[TextRun(fact, .bad), TextRun("  \(disagreement.headline)")]] }
    return fact.wrapped(toColumns: columns, atMost: 2).map { [TextRun($0, .bad)] }
  }

  /// Returns the chapter and the step, and behind them the first of `verdicts` that leaves room for the number of the
  /// step.
  private func titled(_ verdicts: [String], _ look: TextRun.Look, _ columns: Int) -> [TextRun] {
    let heads = heads
    for verdict in verdicts {
      let room = columns - verdict.displayWidth - 2
      if let head = heads.first(where: { $0.displayWidth <= room }) {
        let rest = TextRun(": \(stage.session.step.title)", .strong)
        // The number alone has nothing behind it.
        let title = head == heads.first ? (head + [rest]).shortened(to: room) : head
        return title + [TextRun("  "), TextRun(verdict, look)]
      }
    }
    let verdict = TextRun(verdicts.last ?? "", look)
    return (heads.last ?? []).shortened(to: max(0, columns - verdict.text.displayWidth - 2)) + [TextRun("  "), verdict]
  }

  /// The words for what is played with the keys for another step, from the longest to the shortest.
  private var heads: [[TextRun]] {
    let session = stage.session
    guard let step = session.numberedStep else {
      return [[TextRun("\(session.chapter.name)\(session.quiz == nil ? "" : ", quiz")", .strong)]]
    }
    let keys = stage.keysForSteps.map { [TextRun(" \($0)")] } ?? []
    return [
      [TextRun("\(session.chapter.name), \(step)", .strong)] + keys, [TextRun(step, .strong)] + keys,
      [TextRun(step, .strong)],
    ]
  }

  mutating func drawKeys() {
    let area = layout.keys
    var line: [TextRun] = []
    for (key, meaning) in stage.keys {
      let more = [TextRun(key, .strong), TextRun(" \(meaning)  ", .faint)]
      guard line.displayWidth + more.displayWidth <= area.extent.columns + 2 else { break }
      line += more
    }
    write(line, at: area.origin, in: area)
  }
}

nonisolated extension String {
  /// The text on lines of at most `columns`; what is more than `limit` of them ends in an ellipsis.
  fileprivate func wrapped(toColumns columns: Int, atMost limit: Int) -> [String] {
    let lines = wrapped(toColumns: columns)
    guard lines.count > limit else { return lines }
    let rest = lines.dropFirst(limit - 1).joined(separator: " ")
    return lines.prefix(limit - 1) + [rest.shortened(toColumns: columns)]
  }
}
