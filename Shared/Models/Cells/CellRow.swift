/// The first row of chapter 04's sheet: A1 and B1 are typed, C1 and D1 depend on them.
public struct CellRow: Hashable, Sendable {
  /// The first factor.
  public var a1: CellValue

  /// The second factor.
  public var b1: CellValue

  /// A row, empty unless told.
  public init(a1: CellValue = .empty, b1: CellValue = .empty) {
    self.a1 = a1
    self.b1 = b1
  }

  /// A1 × B1.
  public var c1: CellValue { a1 * b1 }

  /// C1 + A1.
  public var d1: CellValue { c1 + a1 }
}
