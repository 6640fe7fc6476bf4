/// Chapter 05's costly value: the checksum Fletcher-16 of a text's UTF-8 bytes.
public struct Checksum: Hashable, Sendable {
  /// The checksum, 16 bits: the sum of sums above, the sum below, each modulo 255.
  public let value: UInt16

  /// The checksum of `text`; that of no text is 0.
  public init(of text: String) {
    var sum: UInt16 = 0
    var sumOfSums: UInt16 = 0
    for byte in text.utf8 {
      sum = (sum + UInt16(byte)) % 255
      sumOfSums = (sumOfSums + sum) % 255
    }
    value = sumOfSums << 8 | sum
  }

  /// In four hexadecimal digits: "C8F0".
  public var hexadecimal: String { digits(radix: 16, width: 4) }

  /// In decimal digits, as many as it needs: "51440".
  public var decimal: String { "\(value)" }

  /// In sixteen binary digits: "1100100011110000".
  public var binary: String { digits(radix: 2, width: 16) }

  private func digits(radix: Int, width: Int) -> String {
    let digits = String(value, radix: radix, uppercase: true)
    return String(repeating: "0", count: width - digits.count) + digits
  }
}
