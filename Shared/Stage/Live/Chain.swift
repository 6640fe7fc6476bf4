import Controls
import Terminal
import Trace

/// What happened on the way of one input through one pane, in the words of its pattern.
nonisolated struct Chain {
  private let links: [Link]

  init(_ links: [Link]) {
    self.links = links
  }

  /// The links one behind the other: `up.touchUpInside → target–action → count.text = "1"`, on lines of at most `columns`
  /// that end between two links where they can. Where the caret stands is left out.
  func lines(columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces {
      let longer = line.isEmpty ? piece : "\(line) → \(piece)"
      if longer.displayWidth <= columns {
        line = longer
      } else {
        if !line.isEmpty { lines.append(line + " →") }
        let parts = piece.wrapped(toColumns: columns)
        lines += parts.dropLast()
        line = parts.last ?? ""
      }
    }
    return lines + [line.isEmpty ? "nothing" : line]
  }

  private var pieces: [String] {
    links.indices.compactMap { index in
      var link = links[index]
      if link.event == Change.Property.selection.rawValue { return nil }
      // An action that does nothing but hand on.
      let next = index + 1 < links.count ? links[index + 1].sender : ""
      if link.receiver == "action", next.hasPrefix("onNext(") { link.receiver = nil }
      return "\(link)".escapedForTerminal
    }
  }
}
