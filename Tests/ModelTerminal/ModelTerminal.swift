/// A model of a terminal: the cells, the cursor and the modes that result from the bytes it gets.
///
/// It follows ECMA-48 and xterm as far as programs here write them, with a notion of its own of how wide characters are.
/// Unknown sequences are collected in ``unknown`` and skipped.
package struct ModelTerminal: Sendable {
  /// True if a grapheme is one picture in one place, as on recent terminals; else each scalar has its columns, and only
  /// marks join the character before them.
  package let joinsGraphemes: Bool

  /// Sequences that are not known, as they came, without ESC.
  package internal(set) var unknown: [String] = []
  /// The number of rows that the screen has scrolled.
  package internal(set) var scrollCount = 0
  /// The numbers of the DEC private modes that are on.
  package internal(set) var modes: Set<Int> = [7, 25]

  var screen: ModelScreen
  var mainScreen: ModelScreen?
  var parser = ModelParser()

  package init(columns: Int = 80, rows: Int = 24, joinsGraphemes: Bool = true) {
    screen = ModelScreen(columns: max(1, columns), rows: max(1, rows))
    self.joinsGraphemes = joinsGraphemes
  }

  /// Takes what a program wrote, cut anywhere.
  package mutating func apply(_ bytes: some Sequence<UInt8>) {
    var actions: [ModelAction] = []
    for byte in bytes { parser.take(byte) { actions.append($0) } }
    actions.forEach { obey($0) }
  }

  /// Resizes the terminal like its window: cells outside are lost, new cells are filled with `#`, since a program must not
  /// rely on them.
  package mutating func resize(columns: Int, rows: Int) {
    screen.resize(columns: max(1, columns), rows: max(1, rows))
    mainScreen?.resize(columns: max(1, columns), rows: max(1, rows))
  }

  package var columns: Int { screen.columns }
  package var rows: Int { screen.rows.count }
  /// The place of the cursor, from 0.
  package var cursor: (column: Int, row: Int) { (min(screen.column, columns - 1), screen.row) }
  package var showsCursor: Bool { modes.contains(25) }
  package var isAlternate: Bool { modes.contains(1049) }
  /// True if pastes come between marks.
  package var bracketsPastes: Bool { modes.contains(2004) }
  /// True if the buttons of the mouse are reported.
  package var reportsMouse: Bool { !modes.isDisjoint(with: [1000, 1002, 1003]) }

  package func text(row: Int) -> String { text(row: row, columns: 0..<columns) }

  package func text(row: Int, columns: Range<Int>) -> String {
    guard screen.rows.indices.contains(row) else { return "" }
    return columns.clamped(to: 0..<self.columns).map { screen.rows[row][$0].text }.joined()
  }

  /// A rectangle, row by row.
  package func text(columns: Range<Int>, rows: Range<Int>) -> [String] {
    rows.map { text(row: $0, columns: columns) }
  }

  /// The cell at a place; the second half of a wide character is empty.
  package func cell(column: Int, row: Int) -> Cell {
    guard screen.rows.indices.contains(row), (0..<columns).contains(column) else { return Cell() }
    return screen.rows[row][column]
  }

  /// One place of the screen.
  package struct Cell: Hashable, Sendable {
    /// One grapheme, or nothing on the second half of a wide one.
    package var text = " "
    package var style = Style()
    /// 1, 2, or 0 for the second half.
    package var columns = 1
  }

  /// The style of a cell.
  package struct Style: Hashable, Sendable {
    package static let plain = Style()
    package var isBold = false
    package var isFaint = false
    package var isItalic = false
    package var isUnderlined = false
    package var isReversed = false
    /// 0 to 15, or the terminal's own.
    package var foreground: Int?
    package var background: Int?
  }
}
