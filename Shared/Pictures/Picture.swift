import Diagrams
import Terminal

/// Pictures as SVG files that stand alone, for a light and a dark background.
public enum Picture {
  /// A marble diagram.
  ///
  /// - Throws: `DiagramError` if the lines are none.
  public static func marbles(_ lines: [String]) throws -> String {
    file(.svg(try MarbleDiagram(reading: lines), number: nil))
  }

  /// The sequence diagrams of an input, below each other, from the output of `--sequence`.
  ///
  /// - Throws: `DiagramError` if the lines are none.
  public static func sequence(_ lines: [String]) throws -> String {
    file(.svg(try SequenceSheet(reading: lines)))
  }

  /// The screen of a terminal.
  public static func screen(_ lines: [String], title: String) -> String {
    let columns = lines.map(\.displayWidth).max() ?? 0
    let content = lines.enumerated().map { index, line in
      Markup.element(
        "text",
        [
          "class": "screen", "x": "12", "y": "\(26 + 18 * index)",
          // Whatever font there is, columns stand below each other.
          "textLength": "\(8 * line.displayWidth)", "lengthAdjust": "spacingAndGlyphs",
        ], text: line) + .newline
    }
    return file(
      .svg(
        title: title, description: lines.joined(separator: "\n"), number: nil, width: 8 * columns + 24,
        height: 18 * lines.count + 24, content.joined()))
  }

  private static func file(_ picture: Markup) -> String { picture.source + "\n" }
}
