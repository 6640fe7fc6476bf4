import Testing

@testable import Workbook

@Suite("A text on a terminal")
struct ProseTests {
  @Test("the lines of a paragraph are joined, and broken where the terminal ends")
  func paragraphs() {
    let text = "One two three\nfour.\n\nFive six seven\neight nine."
    #expect(Prose(text).lines(columns: 24) == "One two three four.\n\nFive six seven eight\nnine.")
    #expect(Prose(text).lines(columns: 100) == "One two three four.\n\nFive six seven eight nine.")
  }

  @Test("the prefix of the first line is the indent of the others")
  func head() {
    #expect(
      Prose("One two three four\nfive six.").lines(columns: 26, head: "  - ") == "  - One two three four\n    five six."
    )
    #expect(Prose("One.\n\nTwo.").lines(columns: 26, head: "1. ") == "1. One.\n\n   Two.")
  }

  @Test("the stars of strong text are removed, but not in code; backticks stay")
  func marks() {
    #expect(Prose("Tap **Load**, or `2 ** 3` and **`x`**.").lines(columns: 80) == "Tap Load, or `2 ** 3` and `x`.")
  }

  @Test("a list keeps its items, and code its lines")
  func kept() {
    let text =
      "Do this:\n\n- one and\n  more\n- two\n\n```swift\nlet a = 1\n  a ** b, which is longer\n```\nThen\nthis."
    #expect(
      Prose(text).lines(columns: 20)
        == "Do this:\n\n- one and more\n- two\n\n    let a = 1\n      a ** b, which is longer\nThen this.")
  }

  @Test("the second line of an item is indented behind its mark")
  func items() {
    let text = "- one two three four\n  five\n10. six"
    #expect(Prose(text).lines(columns: 20) == text)
    #expect(Prose("10. one two three four five").lines(columns: 20) == "10. one two three\n    four five")
  }

  @Test("a terminal of a few columns gets lines of twenty")
  func narrow() {
    #expect(Prose("One two three four.").lines(columns: 3) == "One two three four.")
  }
}
