import Models
import Testing

@Suite("Chapter 05: the checksum and its three forms")
struct ChecksumTests {
  @Test(
    arguments: [("abcde", 0xC8F0), ("abcdef", 0x2057), ("abcdefgh", 0x0627), ("", 0)] as [(String, UInt16)])
  func `it is Fletcher-16, as published`(_ text: String, _ value: UInt16) {
    #expect(Checksum(of: text).value == value)
  }

  @Test func `it is written in hexadecimal, decimal and binary digits, the first and the last with leading zeros`() {
    let checksum = Checksum(of: "abcde")
    #expect(checksum.hexadecimal == "C8F0")
    #expect(checksum.decimal == "51440")
    #expect(checksum.binary == "1100100011110000")
    let nothing = Checksum(of: "")
    #expect(nothing.hexadecimal == "0000")
    #expect(nothing.decimal == "0")
    #expect(nothing.binary == "0000000000000000")
  }

  @Test func `it counts bytes of UTF-8, and a long text overflows nothing`() {
    #expect(Checksum(of: "é").value == Checksum(of: "\u{E9}").value)
    #expect(Checksum(of: "é").value != Checksum(of: "e").value)
    // 0xFF does not occur in UTF-8; 255 times the same byte sums to 0.
    #expect(Checksum(of: String(repeating: "~", count: 255)).value == 0)
  }
}
