import Controls
import Terminal

nonisolated extension PaneLine {
  /// The lines of a text area: wrapped between words, and cut after the tenth with an ellipsis.
  package static func lines(ofArea area: Appearance, _ ellipsis: String) -> [PaneLine] {
    let lines = wrapped(area.text ?? "", atMost: areaHeight + 1)
    guard lines.count > areaHeight else { return lines.map { PaneLine($0.visible) } }
    return lines.prefix(areaHeight - 1).map { PaneLine($0.visible) } + [PaneLine(ellipsis)]
  }

  private static let areaHeight = 10

  /// Two panes stand side by side on 80 columns.
  private static let areaWidth = 35

  private static func wrapped(_ text: String, atMost limit: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let joined = line.isEmpty ? String(word) : "\(line) \(word)"
        if line.isEmpty || joined.displayWidth <= areaWidth {
          line = joined
        } else {
          lines.append(line)
          line = String(word)
        }
        guard lines.count < limit else { return lines }
      }
      lines.append(line)
      guard lines.count < limit else { return lines }
    }
    return lines
  }
}
