/// The place of a cell in chapter 04's sheet: a column from A to D and a row from 1 to 4.
public struct CellReference: Hashable, Sendable {
  /// The place among `all`, from 0.
  public let index: Int

  private init(index: Int) {
    self.index = index
  }

  /// The place that is called `name`, "A1" or "a1"; nil if the sheet has none of that name.
  public init?(_ name: some StringProtocol) {
    let letters = Array(name.utf8.prefix(3))
    guard letters.count == 2 else { return nil }
    let column = Int(letters[0] & ~0x20) - Int(UInt8(ascii: "A"))
    let row = Int(letters[1]) - Int(UInt8(ascii: "1"))
    guard (0..<4).contains(column), (0..<4).contains(row) else { return nil }
    index = row * 4 + column
  }

  /// The name: "A1".
  public var name: String {
    String(decoding: [UInt8(ascii: "A") + UInt8(index % 4), UInt8(ascii: "1") + UInt8(index / 4)], as: UTF8.self)
  }

  /// The name of its column: "A".
  public var column: String { String(name.prefix(1)) }

  /// The name of its row: "1".
  public var row: String { String(name.suffix(1)) }

  /// All places, row by row: A1, B1, … D4.
  public static let all = (0..<16).map(CellReference.init(index:))
}

extension CellReference: CustomStringConvertible {
  /// The same as `name`.
  public var description: String { name }
}
