extension Surface {
  /// The content of one place of a surface.
  public struct Cell: Hashable, Sendable {
    /// The drawn text: one character, or nothing on the second half of a wide one.
    public var text: String
    /// The style of the text.
    public var style: TextStyle
    /// The number of columns: 1 or 2, and 0 on the second half of a wide one.
    public var columns: Int
  }

  /// A cell in eight bytes: a scalar, or the number of a grapheme of several.
  struct Packed: Equatable {
    private var bits: UInt32
    var style: TextStyle

    private static let several: UInt32 = 1 << 31
    private static let wide: UInt32 = 1 << 30
    private static let secondHalf: UInt32 = 1 << 29

    init(scalar: UInt32, isWide: Bool = false, style: TextStyle) {
      bits = scalar | (isWide ? Self.wide : 0)
      self.style = style
    }

    init(grapheme: Int, isWide: Bool, style: TextStyle) {
      bits = UInt32(truncatingIfNeeded: grapheme) & 0x1FFF_FFFF | Self.several | (isWide ? Self.wide : 0)
      self.style = style
    }

    static func blank(_ style: TextStyle) -> Packed { Packed(scalar: 0x20, style: style) }

    static func secondHalf(_ style: TextStyle) -> Packed {
      var cell = Packed(scalar: 0, style: style)
      cell.bits = secondHalf
      return cell
    }

    var isWide: Bool { bits & Self.wide != 0 }
    var isSecondHalf: Bool { bits & Self.secondHalf != 0 }
    var isBlank: Bool { bits == 0x20 }
    var columns: Int { isSecondHalf ? 0 : isWide ? 2 : 1 }

    /// The number of the grapheme, if it has several scalars.
    var grapheme: Int? { bits & Self.several != 0 ? Int(bits & 0x1FFF_FFFF) : nil }

    /// The scalar, if it has one.
    var scalar: Unicode.Scalar? {
      bits & (Self.several | Self.secondHalf) == 0 ? Unicode.Scalar(bits & ~Self.wide) : nil
    }
  }
}
