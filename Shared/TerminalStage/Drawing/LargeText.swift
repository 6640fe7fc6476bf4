import Stage
import StageSession
import Terminal

/// A text for the last row of a room, on lines of at most so many columns: a number in digits of three lines, any other
/// text spaced where it fits on one line.
nonisolated struct LargeText {
  /// The lines, one or more.
  let lines: [String]

  init(_ text: String, columns: Int) {
    let number = Self.number(text)
    let spaced = text.map { String($0) }.joined(separator: " ")
    if let number, number.allSatisfy({ $0.displayWidth <= columns }) {
      lines = number
    } else {
      lines = number == nil && spaced.displayWidth <= columns ? [spaced] : text.wrapped(toColumns: columns)
    }
  }

  /// The columns that `text` would like to have: those of its digits, within reason.
  static func desiredWidth(_ text: String) -> Int {
    let width = number(text)?.first?.displayWidth ?? 0
    return width <= widestNumber ? max(width, text.displayWidth) : text.displayWidth
  }

  private static let widestNumber = 32

  /// The three lines of a number; nil for any other text.
  private static func number(_ text: String) -> [String]? {
    let signs = text.compactMap { glyphs[$0] }
    guard signs.count == text.count, text.contains(where: \.isNumber) else { return nil }
    return (0..<3).map { line in signs.map { $0[line] }.joined(separator: " ") }
  }

  private static let glyphs: [Character: [String]] = [
    "0": ["█▀█", "█ █", "▀▀▀"], "1": ["▀█ ", " █ ", "▀▀▀"], "2": ["▀▀█", "█▀▀", "▀▀▀"], "3": ["▀▀█", " ▀█", "▀▀▀"],
    "4": ["█ █", "▀▀█", "  ▀"], "5": ["█▀▀", "▀▀█", "▀▀▀"], "6": ["█▀▀", "█▀█", "▀▀▀"], "7": ["▀▀█", "  █", "  ▀"],
    "8": ["█▀█", "█▀█", "▀▀▀"], "9": ["█▀█", "▀▀█", "▀▀▀"], "-": ["  ", "▀▀", "  "], "−": ["  ", "▀▀", "  "],
    ".": [" ", " ", "▀"], ":": [" ", "▀", "▀"], " ": [" ", " ", " "],
  ]
}
