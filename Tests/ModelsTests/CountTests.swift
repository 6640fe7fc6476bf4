import Models
import Testing

@Suite("Chapter 03: the count and its ends")
struct CountTests {
  @Test func `a count starts at 0 and moves by steps`() {
    #expect(Count().text == "0")
    #expect(Count().moved(by: 1).text == "1")
    #expect(Count(1).moved(by: -10).text == "-9")
  }

  @Test(
    arguments: [
      (Int.max - 1, 1, "9223372036854775807 (maximum)"), (Int.max - 3, 10, "9223372036854775807 (maximum)"),
      (Int.max, 1, "9223372036854775807 (maximum)"), (Int.min + 1, -1, "-9223372036854775808 (minimum)"),
      (Int.min + 9, -10, "-9223372036854775808 (minimum)"), (Int.max, -1, "9223372036854775806"),
      (Int.min, 10, "-9223372036854775798"), (0, Int.min, "-9223372036854775808 (minimum)"),
    ])
  func `a step beyond an end stops there, with a message`(start: Int, step: Int, text: String) {
    #expect(Count(start).moved(by: step).text == text)
  }
}
