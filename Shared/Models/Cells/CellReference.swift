/// The place of a cell in chapter 04's sheet: a column from A to D and a row from 1 to 4.
public struct CellReference: Hashable, Sendable {
  /// The column, from 0.
  public let column: Int

  /// The row, from 0.
  public let row: Int

  private init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The place that is called `name`, "A1" or "a1"; nil if the sheet has none of that name.
  public init?(_ name: some StringProtocol) {
    guard let place = Self.all.first(where: { name.uppercased() == $0.name }) else { return nil }
    self = place
  }

  /// The name: "A1".
  public var name: String { "ABCD".map(String.init)[column] + "\(row + 1)" }

  /// All places, row by row: A1, B1, … D4.
  public static let all = (0..<4).flatMap { row in (0..<4).map { CellReference(column: $0, row: row) } }
}

extension CellReference: CustomStringConvertible {
  /// The same as `name`.
  public var description: String { name }
}
