/// A number of columns and rows.
public struct Extent: Hashable, Sendable, CustomStringConvertible {
  /// The number of columns, zero or more.
  public var columns: Int
  /// The number of rows, zero or more.
  public var rows: Int

  /// An extent; less than nothing is nothing.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// As people write it: `80 × 24`.
  public var description: String { "\(columns) × \(rows)" }
}

/// A cell's place, counted from 0 at the top left.
public struct Place: Hashable, Sendable {
  /// Counted from the left.
  public var column: Int
  /// Counted from the top.
  public var row: Int

  /// The place in this column of this row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A rectangle of cells.
public struct Area: Hashable, Sendable {
  /// The cell at the top left.
  public var origin: Place
  /// The size from there.
  public var extent: Extent

  /// The area of so many columns and rows from this place on.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = Place(column: column, row: row)
    extent = Extent(columns: columns, rows: rows)
  }

  /// All of an extent.
  public init(_ extent: Extent) {
    origin = Place(column: 0, row: 0)
    self.extent = extent
  }

  /// The columns that it has part in.
  public var columns: Range<Int> { origin.column..<origin.column + extent.columns }

  /// The rows that it has part in.
  public var rows: Range<Int> { origin.row..<origin.row + extent.rows }

  /// Returns true if the cell lies in it.
  public func contains(_ place: Place) -> Bool { columns.contains(place.column) && rows.contains(place.row) }

  /// Returns the area that lies in both.
  public func intersection(_ other: Area) -> Area {
    let (columns, rows) = (columns.clamped(to: other.columns), rows.clamped(to: other.rows))
    return Area(column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }
}
