import Terminal
import Testing

@Suite("Widths")
struct WidthTests {
  @Test(
    "a grapheme takes the columns that terminals give it, and a text those of its characters together",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("e\u{301}\u{302}\u{323}", 1), ("ß", 1), ("Ω", 1), ("Я", 1),
      ("日", 2), ("が", 2), ("か\u{3099}", 2), ("ｶ", 1), ("Ａ", 2), ("。", 2), ("「", 2), ("\u{3000}", 2), ("¥", 1),
      ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}", 2), ("\u{1161}", 0), ("𠮷", 2), ("\u{323AF}", 2),
      ("ก", 1), ("กิ", 1), ("ที่", 1), ("นำ", 2),
      ("क", 1), ("कि", 2), ("क्", 1), ("क्षि", 3),
      ("ع", 1), ("عَ", 1), ("لا", 2), ("א", 1), ("שׁ", 1),
      ("😀", 2), ("👍🏽", 2), ("☝🏽", 2), ("👨‍👩‍👧‍👦", 2), ("👩🏽‍💻", 2), ("🏳️‍🌈", 2), ("🇯🇵", 2), ("🇯", 2),
      ("🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}", 2), ("\u{1FAE8}", 2), ("\u{1FADF}", 2),
      ("1️⃣", 2), ("#️⃣", 2), ("1\u{20E3}", 1), ("❤", 1), ("❤️", 2), ("❤\u{FE0E}", 1), ("⌚", 2), ("⌚\u{FE0E}", 2),
      ("a\u{FE0F}", 1), ("1🏽", 3),
      ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{2060}", 0), ("\u{AD}", 1),
      ("", 0), ("plain ASCII", 11), ("日本語 text 👨‍👩‍👧 e\u{301}", 16),
      ("─", 1), ("█", 1), ("…", 1), ("“", 1), ("°", 1), ("\u{E000}", 1), ("\u{301}", 1),
    ])
  func grapheme(_ text: String, _ columns: Int) {
    #expect(text.displayWidth == columns)
    #expect(text.reduce(0) { $0 + $1.displayWidth } == columns)
  }

  @Test(arguments: Samples.graphemes)
  func `a surface gives a character the columns that it is measured with`(_ text: String) {
    var surface = Surface(Extent(columns: 20, rows: 1))
    let end = surface.write(text + "|", at: Place(column: 0, row: 0))
    #expect(end == text.displayWidth + 1)
    #expect(surface[Place(column: text.displayWidth, row: 0)].text == "|")
  }
}
