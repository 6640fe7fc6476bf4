import Controls
import Stage
import StageSession
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
  ///
  /// - Parameter limit: how many lines are wanted; what comes after them is not looked at.
  func lines(columns: Int, atMost limit: Int = .max) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    for index in links.indices where lines.count < limit {
      guard let link = piece(index) else { continue }
      // A link that is too long for a line ends where its receiver begins, if that helps.
      let pieces = link.displayWidth <= columns ? [link] : link.split(separator: " → ").map(String.init)
      for piece in pieces {
        let pieceWidth = piece.displayWidth
        if line.isEmpty ? pieceWidth <= columns : width + Self.arrowWidth + pieceWidth <= columns {
          width += (line.isEmpty ? 0 : Self.arrowWidth) + pieceWidth
          line += line.isEmpty ? piece : " → \(piece)"
        } else {
          if !line.isEmpty { lines.append(line + " →") }
          let parts = piece.wrapped(toColumns: columns)
          lines += parts.dropLast()
          line = parts.last ?? ""
          width = line.displayWidth
        }
      }
    }
    return Array((lines + [line.isEmpty ? "nothing" : line]).prefix(limit))
  }

  private static let arrowWidth = 3

  /// A link in words, unless it says nothing that a reader needs.
  private func piece(_ index: Int) -> String? {
    var link = links[index]
    if link.event == Change.Property.selection.rawValue { return nil }
    // An action that does nothing but hand on.
    let next = index + 1 < links.count ? links[index + 1].sender : ""
    if link.receiver == "action", next.hasPrefix("onNext(") { link.receiver = nil }
    return "\(link)".visible
  }
}
