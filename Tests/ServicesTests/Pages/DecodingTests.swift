import Services
import Testing

@Suite("Pages: from bytes to characters")
struct DecodingTests {
  @Test(
    arguments: [
      (Charset.utf8, [0xE6, 0x97, 0xA5, 0xE6, 0x9C, 0xAC, 0xEF, 0xBD, 0xB1, 0x41] as [UInt8]),
      (.shiftJIS, [0x93, 0xFA, 0x96, 0x7B, 0xB1, 0x41]),
      (.eucJP, [0xC6, 0xFC, 0xCB, 0xDC, 0x8E, 0xB1, 0x41]),
      (.utf16LittleEndian, [0xE5, 0x65, 0x2C, 0x67, 0x71, 0xFF, 0x41, 0x00]),
      (.utf16BigEndian, [0x65, 0xE5, 0x67, 0x2C, 0xFF, 0x71, 0x00, 0x41]),
    ])
  func `the same words in each charset`(charset: Charset, bytes: [UInt8]) {
    #expect(charset.decode(bytes) == "日本ｱA")
  }

  @Test func `windows-1252 has quotes, dashes and the euro where ISO-8859-1 has controls`() {
    #expect(Charset.windows1252.decode([0x80, 0x93, 0x94, 0x96, 0x9F, 0xE9, 0xFF]) == "€“”–Ÿéÿ")
    #expect(Charset.windows1252.decode([0x81, 0x8D]) == "\u{81}\u{8D}")
  }

  @Test func `both Japanese charsets mean the characters of Windows, additions of NEC included`() {
    #expect(Charset.shiftJIS.decode([0x87, 0x40, 0x81, 0x60, 0x5C, 0x7E, 0x83, 0x65]) == "①～\\~テ")
    #expect(Charset.eucJP.decode([0xAD, 0xA1, 0xA1, 0xC1, 0x5C, 0x7E, 0xA5, 0xC6]) == "①～\\~テ")
    #expect(Charset.shiftJIS.decode([0x98, 0x9F, 0xEA, 0xA4, 0xFA, 0x40]) == "弌熙ⅰ")
  }

  @Test func `EUC-JP has the supplementary characters in three bytes`() {
    #expect(Charset.eucJP.decode([0x41, 0x8F, 0xB0, 0xA1, 0x8F, 0xED, 0xE3, 0x42]) == "A丂龥B")
  }

  @Test func `a byte order mark of its own charset is no text`() {
    #expect(Charset.utf8.decode([0xEF, 0xBB, 0xBF, 0x41]) == "A")
    #expect(Charset.utf16LittleEndian.decode([0xFF, 0xFE, 0x41, 0x00]) == "A")
    #expect(Charset.utf16BigEndian.decode([0xFE, 0xFF, 0x00, 0x41]) == "A")
    #expect(Charset.windows1252.decode([0xEF, 0xBB, 0xBF, 0x41]) == "ï»¿A")
  }

  @Test(
    "what stands for nothing becomes U+FFFD and swallows no ASCII character after it",
    arguments: [
      (Charset.utf8, [0xE6, 0x97, 0x3C, 0xFF, 0x62] as [UInt8], "\u{FFFD}<\u{FFFD}b"),
      (.utf8, [0xED, 0xA0, 0x80, 0xC0, 0xAF], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      (.shiftJIS, [0x93, 0x3C, 0x62, 0x93], "\u{FFFD}<b\u{FFFD}"),
      (.shiftJIS, [0xA0, 0xFD, 0xFF, 0x93, 0xFD, 0x62], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b"),
      (.shiftJIS, [0x81, 0xAD, 0x85, 0x40, 0x62], "\u{FFFD}\u{FFFD}@b"),
      (.eucJP, [0xC6, 0x3C, 0x62, 0xC6], "\u{FFFD}<b\u{FFFD}"),
      (.eucJP, [0x8E, 0x3C, 0x8E, 0xFE, 0x8F, 0x3C, 0x8F, 0xB0, 0x3C], "\u{FFFD}<\u{FFFD}\u{FFFD}<\u{FFFD}<"),
      (.eucJP, [0x80, 0xA0, 0xFF, 0xA9, 0xA1, 0x8E], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      (.eucJP, [0x8F], "\u{FFFD}"), (.eucJP, [0x8F, 0xB0], "\u{FFFD}"),
      (.utf16LittleEndian, [0x41, 0x00, 0x00, 0xD8, 0x42, 0x00, 0x43], "A\u{FFFD}B\u{FFFD}"),
    ])
  func broken(charset: Charset, bytes: [UInt8], text: String) {
    #expect(charset.decode(bytes) == text)
  }

  @Test(arguments: Charset.allCases)
  func `every lead byte with every trail byte gives something in every charset`(charset: Charset) {
    for lead in UInt8.min...UInt8.max {
      let text = charset.decode((UInt8.min...UInt8.max).flatMap { [lead, $0] })
      #expect(!text.isEmpty)
    }
    #expect(charset.decode([]).isEmpty)
  }

  @Test func `text of ASCII alone is the same in all charsets but UTF-16`() {
    let all = (0x00...0x7F).map { UInt8($0) }
    for charset in [Charset.utf8, .shiftJIS, .eucJP, .windows1252] {
      #expect(charset.decode(all).unicodeScalars.map(\.value) == all.map(UInt32.init))
    }
  }
}
