import Highlighting
import Terminal

/// A piece of text that looks the same from its beginning to its end. It holds nothing that moves a cursor.
nonisolated package struct TextRun: Hashable {
  package var text: String
  package var look: Look

  package init(_ text: String, _ look: Look = .plain) {
    self.text = text
    self.look = look
  }

  /// The meaning of a piece of text to the eye. Each can be told apart without colour as well: by its words, or by
  /// being bold, faint, underlined or turned to its negative.
  package enum Look: Hashable {
    /// Ordinary text.
    case plain
    /// A title.
    case strong
    /// The name of a way.
    case way(String)
    /// Less important, or out of use.
    case faint
    /// Something is right.
    case good
    /// Something is wrong.
    case bad
    /// Text that can be typed over.
    case writing
    /// Text that the next key replaces, or the caret of a field.
    case selected
    /// The control that the keys are pointed at.
    case pointed
    /// A piece of a source.
    case code(HighlightedSource.Kind)
  }
}

nonisolated extension [TextRun] {
  /// The number of columns that they take.
  package var displayWidth: Int { reduce(0) { $0 + $1.text.displayWidth } }

  /// As much of the beginning as fits on `width` columns; what is cut ends with an ellipsis, or as much of it as fits.
  package func shortened(to width: Int, mark: String = "…") -> [TextRun] {
    guard displayWidth > width else { return self }
    let mark = mark.prefix(columns: width)
    var room = width - mark.displayWidth
    var short: [TextRun] = []
    for run in self where room > 0 {
      let text = run.text.prefix(columns: room)
      room -= text.displayWidth
      if !text.isEmpty { short.append(TextRun(text, run.look)) }
      if text.utf8.count < run.text.utf8.count { break }
    }
    return width > 0 ? short + [TextRun(mark, last?.look ?? .plain)] : []
  }
}
