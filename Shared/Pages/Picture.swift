import Diagrams
import Terminal

/// Pictures as SVG files that stand alone, for a light and a dark background.
public enum Picture {
  /// The reason why there is no picture.
  public struct Refusal: Error, CustomStringConvertible {
    /// The reason, and the remedy.
    public let description: String
  }

  /// A marble diagram.
  ///
  /// - Throws: `DiagramError` if the lines are none.
  public static func marbles(_ lines: [String]) throws -> String {
    file(.svg(try MarbleDiagram(reading: lines), number: nil))
  }

  /// A sequence diagram of one way, from the output of `--sequence`.
  ///
  /// - Throws: `DiagramError` if the lines are none, ``Refusal`` if there are several diagrams.
  public static func sequence(_ lines: [String]) throws -> String {
    let sheet = try SequenceSheet(reading: lines)
    guard let way = sheet.ways.first, sheet.ways.count == 1 else {
      throw Refusal(description: "a picture has one way: add --pattern")
    }
    return file(.svg(way, after: sheet.input, number: nil))
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
