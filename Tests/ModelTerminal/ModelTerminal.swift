/// A model of a terminal: the cells, the cursor and the modes that result from the bytes it gets.
///
/// It follows ECMA-48 and xterm as far as programs here write them, with a notion of its own of how wide characters are.
/// Unknown sequences are collected in ``unknown`` and skipped.
public struct ModelTerminal: Sendable {
  /// True if a grapheme is one picture in one place, as on recent terminals; else each scalar has its columns, and only
  /// marks join the character before them.
  public let joinsGraphemes: Bool

  /// Sequences that are not known, as they came, without ESC.
  public internal(set) var unknown: [String] = []
  /// The number of rows that the screen has scrolled.
  public internal(set) var scrollCount = 0
  /// The numbers of the DEC private modes that are on.
  public internal(set) var modes: Set<Int> = [7, 25]

  var screen: ModelScreen
  var mainScreen: ModelScreen?
  var parser = ModelParser()

  /// A terminal as it is switched on.
  public init(columns: Int = 80, rows: Int = 24, joinsGraphemes: Bool = true) {
    screen = ModelScreen(columns: max(1, columns), rows: max(1, rows))
    self.joinsGraphemes = joinsGraphemes
  }

  /// Takes what a program wrote, cut anywhere.
  public mutating func apply(_ bytes: some Sequence<UInt8>) {
    var actions: [ModelAction] = []
    for byte in bytes { parser.take(byte) { actions.append($0) } }
    actions.forEach { obey($0) }
  }

  /// Resizes the terminal like its window: cells outside are lost, new cells are filled with `#`, since a program must not
  /// rely on them.
  public mutating func resize(columns: Int, rows: Int) {
    screen.resize(columns: max(1, columns), rows: max(1, rows))
    mainScreen?.resize(columns: max(1, columns), rows: max(1, rows))
  }

  // MARK: What there is to see

  /// The number of columns.
  public var columns: Int { screen.columns }
  /// The number of rows.
  public var rows: Int { screen.rows.count }
  /// The place of the cursor, from 0.
  public var cursor: (column: Int, row: Int) { (min(screen.column, columns - 1), screen.row) }
  /// True if the cursor is visible.
  public var showsCursor: Bool { modes.contains(25) }
  /// True if the alternate screen is on.
  public var isAlternate: Bool { modes.contains(1049) }
  /// True if pastes come between marks.
  public var bracketsPastes: Bool { modes.contains(2004) }
  /// True if the buttons of the mouse are reported.
  public var reportsMouse: Bool { !modes.isDisjoint(with: [1000, 1002, 1003]) }

  /// A row, blanks at its end included.
  public func text(row: Int) -> String { text(row: row, columns: 0..<columns) }

  /// Part of a row.
  public func text(row: Int, columns: Range<Int>) -> String {
    guard screen.rows.indices.contains(row) else { return "" }
    return columns.clamped(to: 0..<self.columns).map { screen.rows[row][$0].text }.joined()
  }

  /// A rectangle, row by row.
  public func text(columns: Range<Int>, rows: Range<Int>) -> [String] {
    rows.map { text(row: $0, columns: columns) }
  }

  /// The cell at a place; the second half of a wide character is empty.
  public func cell(column: Int, row: Int) -> Cell {
    guard screen.rows.indices.contains(row), (0..<columns).contains(column) else { return Cell() }
    return screen.rows[row][column]
  }

  /// One place of the screen.
  public struct Cell: Hashable, Sendable {
    /// One grapheme, or nothing on the second half of a wide one.
    public var text = " "
    /// The style of the text.
    public var style = Style()
    /// 1, 2, or 0 for the second half.
    public var columns = 1
  }

  /// The style of a cell.
  public struct Style: Hashable, Sendable {
    /// As a terminal shows what has no style.
    public static let plain = Style()

    /// SGR 1.
    public var isBold = false
    /// SGR 2.
    public var isFaint = false
    /// SGR 3.
    public var isItalic = false
    /// SGR 4.
    public var isUnderlined = false
    /// SGR 7.
    public var isReversed = false
    /// 0 to 15, or the terminal's own.
    public var foreground: Int?
    /// 0 to 15, or the terminal's own.
    public var background: Int?
  }
}
