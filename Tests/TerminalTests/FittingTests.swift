import Terminal
import Testing

@Suite("Fitting")
struct FittingTests {
  @Test(
    "a text that is too long ends with an ellipsis on a boundary between characters",
    arguments: [
      ("", 0, ""), ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abcd", 1, "…"), ("abcd", 0, ""),
      ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"),
      ("a👨‍👩‍👧b", 4, "a👨‍👩‍👧b"), ("a👨‍👩‍👧b", 3, "a…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
      ("🇯🇵🇫🇷", 3, "🇯🇵…"),
    ])
  func shortened(_ text: String, _ columns: Int, _ expected: String) {
    #expect(text.shortened(toColumns: columns) == expected)
  }

  @Test("another mark may take the place of the ellipsis; blanks fill a text up, behind or before it, by columns")
  func padding() {
    #expect([5, 2].map { "abcdef".shortened(toColumns: $0, mark: "...") } == ["ab...", ".."])
    #expect(["日本".padded(to: 6), "日本".indented(to: 6), "日本".padded(to: 3)] == ["日本  ", "  日本", "日本"])
    #expect("日本語".prefix(columns: 3) == "日")
  }

  @Test(
    "lines break between words, and inside of one only if it is wider than a line",
    arguments: [
      ("", 5, [""]), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]), ("one  two", 5, ["one", "two"]),
      ("one two three", 8, ["one two", "three"]), ("a\nb\r\nc", 9, ["a", "b", "c"]), ("a\n\nb", 9, ["a", "", "b"]),
      ("  two", 9, ["  two"]), ("abcdefgh", 3, ["abc", "def", "gh"]), ("a bcdefgh", 3, ["a", "bcd", "efg", "h"]),
      ("日本語です", 4, ["日本", "語で", "す"]), ("ab日本", 4, ["ab日", "本"]), ("日", 1, ["日"]),
      ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 4, ["👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧"]), ("one two ", 7, ["one two"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ])
  func wrapped(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(text.wrapped(toColumns: columns) == lines)
  }
}
