import Testing

@testable import Workbook

@Suite("A text on a terminal")
struct ProseTests {
  @Test(
    "a text is broken where the terminal ends",
    arguments: [
      ("the lines of a paragraph are joined", 24, "", text, "One two three four.\n\nFive six seven eight\nnine."),
      ("and broken only there", 100, "", text, "One two three four.\n\nFive six seven eight nine."),
      (
        "the prefix of the first line is the indent of the others", 26, "  - ", "One two three four\nfive six.",
        "  - One two three four\n    five six."
      ),
      ("also in other paragraphs", 26, "1. ", "One.\n\nTwo.", "1. One.\n\n   Two."),
      (
        "the stars of strong text are removed, but not in code; backticks stay", 80, "",
        "Tap **Load**, or `2 ** 3` and **`x`**.", "Tap Load, or `2 ** 3` and `x`."
      ),
      (
        "a list keeps its items, and code its lines", 20, "",
        "Do this:\n\n- one and\n  more\n- two\n\n```swift\nlet a = 1\n  a ** b, which is longer\n```\nThen\nthis.",
        "Do this:\n\n- one and more\n- two\n\n    let a = 1\n      a ** b, which is longer\nThen this."
      ),
      ("the second line of an item is indented behind its mark", 20, "", items, items),
      ("also of one with a number", 20, "", "10. one two three four five", "10. one two three\n    four five"),
      ("a terminal of a few columns gets lines of twenty", 3, "", "One two three four.", "One two three four."),
    ])
  func lines(_ claim: String, _ columns: Int, _ head: String, _ text: String, _ lines: String) {
    #expect(Prose(text).lines(columns: columns, head: head) == lines)
  }

  private static let text = "One two three\nfour.\n\nFive six seven\neight nine."
  private static let items = "- one two three four\n  five\n10. six"
}
