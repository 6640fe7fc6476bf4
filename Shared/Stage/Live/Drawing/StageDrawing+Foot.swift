import Controls
import Terminal

/// The two lines at the foot: how it stands, and which keys there are.
extension StageDrawing {
  mutating func drawStatus() {
    let area = layout.status
    if case .line(let entry) = stage.mode {
      let head = "Do: "
      let window = FieldWindow(entry.field.appearance, columns: max(1, area.extent.columns - head.displayWidth))
      return write([Stretch(head, .strong)] + window.stretches, at: area.origin, in: area)
    }
    write(status.shortened(to: area.extent.columns), at: area.origin, in: area)
  }

  private var status: [Stretch] {
    if let message = stage.message {
      return [Stretch(message.isBad ? "! \(message.text)" : message.text, message.isBad ? .bad : .strong)]
    }
    let title = stage.title
    if moment.isAwaitingOutside {
      return [Stretch(title, .strong), Stretch("  … more is still to come", .faint)]
    }
    guard let disagreement = stage.disagreement else {
      if stage.isQuiz { return [Stretch(title, .strong), Stretch("  which of the four is wrong?", .strong)] }
      let verdict = names.count > 1 ? "✓ the \(names.count == 4 ? "four " : "")ways are the same" : ""
      return [Stretch(title, .strong), Stretch("  "), Stretch(verdict, .good)]
    }
    let odd = disagreement.oddOnes
    let who = odd.isEmpty ? "" : ": look at \(odd.joined(separator: ", "))"
    return [Stretch("✗ \(disagreement.headline)\(who)  ", .bad), Stretch(disagreement.firstFact, .plain)]
  }

  mutating func drawKeys() {
    let area = layout.keys
    var line: [Stretch] = []
    for (key, meaning) in stage.keys {
      let more = [Stretch(key, .strong), Stretch(" \(meaning)  ", .faint)]
      guard line.displayWidth + more.displayWidth <= area.extent.columns + 2 else { break }
      line += more
    }
    write(line, at: area.origin, in: area)
  }
}
