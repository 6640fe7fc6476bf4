import Services
import Testing

@Suite("Pages: which charset")
struct CharsetTests {
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  static let meta = Array(#"<meta charset="EUC-JP">"#.utf8)

  @Test func `a byte order mark is believed before the header, the header before the page, the page before a guess`() {
    let header = "text/html; charset=Shift_JIS"
    #expect(Charset.detect(Self.mark + Self.meta, contentType: header) == .utf8)
    #expect(Charset.detect([0xFF, 0xFE] + Self.meta, contentType: header) == .utf16LittleEndian)
    #expect(Charset.detect([0xFE, 0xFF] + Self.meta, contentType: header) == .utf16BigEndian)
    #expect(Charset.detect(Self.meta, contentType: header) == .shiftJIS)
    #expect(Charset.detect(Self.meta, contentType: "text/html") == .eucJP)
    #expect(Charset.detect(Self.meta, contentType: "text/html; charset=klingon") == .eucJP)
    #expect(Charset.detect(Self.meta) == .eucJP)
  }

  @Test(
    arguments: [
      ("text/html; charset=shift_jis", Charset.shiftJIS), ("text/html;CHARSET=SJIS", .shiftJIS),
      (#"text/html; charset="euc-jp""#, .eucJP), ("text/html; charset='EUC-JP'; x=y", .eucJP),
      ("text/html; charset = iso-8859-1 ;x", .windows1252), ("text/html; charset; charset=latin1", .windows1252),
      ("charset=utf-16", .utf16LittleEndian),
    ])
  func `the header's charset is found however it is written`(text: String, charset: Charset) {
    #expect(Charset.detect([0x41], contentType: text) == charset)
  }

  @Test(
    arguments: [
      "", ";", "charset", "charset=", "charset=\"", "charset=\"utf-16", "text/html; charset=;", "=", "charse",
    ])
  func `a header that names no charset is no help and no harm`(text: String) {
    #expect(Charset.detect([0x41], contentType: text) == .utf8)
    #expect(Charset.detect([0xE9, 0x41], contentType: text) == .windows1252)
  }

  @Test(
    arguments: [
      ("<meta charset=euc-jp>", Charset.eucJP), ("<META CHARSET = 'EUC-JP' />", .eucJP),
      ("<html><head><title>é</title><meta charset=\"x-sjis\">", .shiftJIS),
      (#"<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">"#, .shiftJIS),
      (#"<meta content="text/html; charset=Shift_JIS" http-equiv=content-type>"#, .shiftJIS),
      ("<meta charset=klingon><meta charset=latin1>", .windows1252),
      ("<!-- <meta charset=euc-jp> --><meta charset=shift_jis>", .shiftJIS),
      ("<script>'<meta charset=euc-jp>'</script><meta charset=shift_jis>", .shiftJIS),
      ("<meta charset=utf-16>", .utf8), ("<meta name=x content='charset=euc-jp'>", .utf8),
    ])
  func `the page's own word is found however it is written`(text: String, charset: Charset) {
    #expect(Charset.detect(Array(text.utf8)) == charset)
  }

  @Test func `the page's own word counts only within its first 1,024 bytes`() {
    let fitting = [UInt8](repeating: 0x20, count: 1024 - Self.meta.count)
    #expect(Charset.detect(fitting + Self.meta) == .eucJP)
    #expect(Charset.detect(fitting + [0x20] + Self.meta) == .utf8)
  }

  @Test func `a page without a charset is UTF-8 if it is valid, even if cut off, and else windows-1252`() {
    #expect(Charset.detect([]) == .utf8)
    #expect(Charset.detect(Array("日本語".utf8)) == .utf8)
    #expect(Charset.detect(Array("日本語".utf8.dropLast())) == .utf8)
    #expect(Charset.detect(Array("日本語".utf8.dropLast(2))) == .utf8)
    #expect(Charset.detect(Array("日本語".utf8.dropLast()) + [0x41]) == .windows1252)
    #expect(Charset.detect([0x63, 0x61, 0x66, 0xE9]) == .utf8)
    #expect(Charset.detect([0x63, 0x61, 0x66, 0xE9, 0x20]) == .windows1252)
    #expect(Charset.detect([0x80]) == .windows1252)
  }

  @Test func `the labels of the Encoding Standard are known in any case, others are not`() {
    for label in ["utf8", "UTF-8", " utf-8\n", "unicode-1-1-utf-8"] { #expect(Charset(label: label) == .utf8) }
    for label in ["sjis", "x-sjis", "MS_Kanji", "windows-31j"] { #expect(Charset(label: label) == .shiftJIS) }
    for label in ["euc-jp", "X-EUC-JP"] { #expect(Charset(label: label) == .eucJP) }
    for label in ["ISO-8859-1", "us-ascii", "cp1252", "iso_8859-1:1987"] {
      #expect(Charset(label: label) == .windows1252)
    }
    for label in ["", " ", "utf", "gb2312", "utf-8x"] { #expect(Charset(label: label) == nil) }
    for charset in Charset.allCases { #expect(Charset(label: charset.name) == charset) }
  }

  @Test func `a header shows if its body is a page`() {
    #expect(ContentType("Text/HTML ; charset=x").mediaType == "text/html")
    #expect(ContentType("text/html").isHTML && ContentType("application/xhtml+xml;a").isHTML)
    #expect(!ContentType("image/png").isHTML && !ContentType("").isHTML)
  }
}
