/// The cells of a screen, and where the next one is written.
struct ModelScreen: Sendable {
  typealias Cell = ModelTerminal.Cell

  private(set) var columns: Int
  private(set) var rows: [[Cell]]
  /// `columns` after the last one was written: the next character is the first of the next row.
  private(set) var column = 0
  private(set) var row = 0
  var style = ModelTerminal.Style()
  /// The place of the last character, as long as the cursor has not been moved.
  private var last: Int?

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  mutating func resize(columns: Int, rows count: Int) {
    let unreliable = Cell(text: "#")
    rows = rows.map { row in
      row.prefix(columns) + Array(repeating: unreliable, count: max(0, columns - row.count))
    }
    rows =
      rows.prefix(count)
      + Array(repeating: Array(repeating: unreliable, count: columns), count: max(0, count - rows.count))
    self.columns = columns
    for index in rows.indices where rows[index][columns - 1].columns == 2 { rows[index][columns - 1] = unreliable }
    (column, row, last) = (min(column, columns - 1), min(row, count - 1), nil)
  }

  // MARK: Moving

  mutating func move(toColumn column: Int) {
    self.column = max(0, min(column, columns - 1))
    last = nil
  }

  mutating func move(toRow row: Int) {
    self.row = max(0, min(row, rows.count - 1))
    move(toColumn: column)
  }

  mutating func feedLine(_ scrollCount: inout Int) {
    last = nil
    if row + 1 < rows.count {
      row += 1
    } else {
      scrollCount += 1
      rows.removeFirst()
      rows.append(Array(repeating: blank, count: columns))
    }
  }

  // MARK: Erasing

  /// Erased cells have the background of the moment.
  private var blank: Cell { Cell(style: ModelTerminal.Style(background: style.background)) }

  mutating func erase() {
    rows = Array(repeating: Array(repeating: blank, count: columns), count: rows.count)
    last = nil
  }

  mutating func eraseToEndOfLine() {
    for place in min(column, columns - 1)..<columns { put(blank, at: place) }
    last = nil
  }

  // MARK: Printing

  mutating func print(_ scalar: Unicode.Scalar, joinsGraphemes: Bool, wraps: Bool, _ scrollCount: inout Int) {
    if let last, join(scalar, last, joinsGraphemes) { return }
    let width = ModelWidth.columns(of: scalar)
    guard width > 0 else { return }
    if column + width > columns {
      if wraps {
        column = 0
        feedLine(&scrollCount)
      } else {
        column = max(0, columns - width)
      }
    }
    guard column + width <= columns else { return }
    put(Cell(text: String(scalar), style: style, columns: width), at: column)
    if width == 2 { put(Cell(text: "", style: style, columns: 0), at: column + 1) }
    last = column
    column += width
  }

  private mutating func join(_ scalar: Unicode.Scalar, _ last: Int, _ joinsGraphemes: Bool) -> Bool {
    var text = rows[row][last].text
    text.unicodeScalars.append(scalar)
    guard joinsGraphemes ? text.count == 1 : ModelWidth.columns(of: scalar) == 0 else { return false }
    rows[row][last].text = text
    let width = joinsGraphemes ? ModelWidth.columns(ofGrapheme: text) : rows[row][last].columns
    if width == 2, rows[row][last].columns == 1, last + 1 < columns {
      rows[row][last].columns = 2
      put(Cell(text: "", style: style, columns: 0), at: last + 1)
      column = last + 2
    }
    return true
  }

  /// Puts a cell; half of a wide character that it overwrites leaves a blank in place of the other half.
  private mutating func put(_ cell: Cell, at place: Int) {
    if rows[row][place].columns == 2, place + 1 < columns { rows[row][place + 1] = Cell(style: rows[row][place].style) }
    if rows[row][place].columns == 0, place > 0, cell.columns != 0 || rows[row][place - 1].columns != 2 {
      rows[row][place - 1] = Cell(style: rows[row][place - 1].style)
    }
    rows[row][place] = cell
  }
}
