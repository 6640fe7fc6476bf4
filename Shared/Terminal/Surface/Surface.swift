/// The picture that a terminal is to show: cells in columns and rows, and a caret.
///
/// No cell holds a character that moves the cursor or that a terminal obeys: it is replaced as it is written. What is
/// written outside is left out. Two surfaces are equal when they look the same.
public struct Surface: Sendable {
  /// The number of columns and rows.
  public let extent: Extent

  /// The place of the caret; it is hidden outside the surface.
  public var caret: Place?

  var cells: [Packed]
  /// Graphemes of several scalars, which a cell names by number.
  private(set) var graphemes: [String] = []
  private var numbers: [String: Int] = [:]

  /// Nothing but blanks.
  public init(_ extent: Extent, style: TextStyle = .plain) {
    self.extent = extent
    cells = Array(repeating: .blank(style), count: extent.columns * extent.rows)
  }

  /// The content of a place; a plain blank outside.
  public subscript(place: Place) -> Cell {
    guard Area(extent).contains(place) else { return Cell(text: " ", style: .plain, columns: 1) }
    let cell = cells[place.row * extent.columns + place.column]
    return Cell(text: text(of: cell), style: cell.style, columns: cell.columns)
  }

  /// A row as text, blanks at its end included.
  public func text(row: Int) -> String {
    (0..<extent.columns).map { self[Place(column: $0, row: row)].text }.joined()
  }

  func text(of cell: Packed) -> String {
    if let number = cell.grapheme { return graphemes[number] }
    return cell.scalar.map { cell.isSecondHalf ? "" : String($0) } ?? ""
  }

  /// Returns true if a cell of this surface looks like one of another.
  @inline(__always)
  func looks(_ cell: Packed, like other: Packed, of surface: Surface) -> Bool {
    guard let grapheme = cell.grapheme, let otherGrapheme = other.grapheme else { return cell == other }
    return cell.style == other.style && graphemes[grapheme] == surface.graphemes[otherGrapheme]
  }

  mutating func number(of grapheme: String) -> Int {
    if let number = numbers[grapheme] { return number }
    numbers[grapheme] = graphemes.count
    graphemes.append(grapheme)
    return graphemes.count - 1
  }
}

extension Surface: Equatable {
  /// Returns true if both show the same.
  public static func == (surface: Surface, other: Surface) -> Bool {
    surface.extent == other.extent && surface.caret == other.caret
      && zip(surface.cells, other.cells).allSatisfy { surface.looks($0, like: $1, of: other) }
  }
}
