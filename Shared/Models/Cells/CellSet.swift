/// Some of the cells of chapter 04's sheet, a bit for each.
public struct CellSet: OptionSet, Hashable, Sendable {
  /// The bit of a cell is the one of its index.
  public let rawValue: UInt16

  /// The cells whose bits are set in `rawValue`.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The cells of `cells`.
  public init(_ cells: some Sequence<CellReference>) {
    rawValue = cells.reduce(0) { $0 | 1 << UInt16($1.index) }
  }

  /// The first of them, row by row.
  public var first: CellReference? {
    rawValue == 0 ? nil : CellReference.all[rawValue.trailingZeroBitCount]
  }

  /// Returns true if the set contains `cell`.
  public func contains(_ cell: CellReference) -> Bool { rawValue & 1 << UInt16(cell.index) != 0 }

  /// Takes the first of them away and returns it; nil if there is none.
  public mutating func popFirst() -> CellReference? {
    guard let first else { return nil }
    self = CellSet(rawValue: rawValue & (rawValue - 1))
    return first
  }
}
