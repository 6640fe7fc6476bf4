import Models
import Testing

@Suite("Chapter 03: the count and its ends")
struct CountTests {
  @Test("a count starts at 0, moves by steps and goes back to 0")
  func steps() {
    var count = Count()
    #expect(count.text == "0")
    count.move(by: 1)
    #expect(count.text == "1")
    count.move(by: -10)
    #expect(count.text == "-9")
    count.reset()
    #expect(count.value == 0)
  }

  @Test(
    "a step beyond an end stops there, and the text says so",
    arguments: [
      (Int.max - 1, 1, "9223372036854775807 (maximum)"), (Int.max - 3, 10, "9223372036854775807 (maximum)"),
      (Int.max, 1, "9223372036854775807 (maximum)"), (Int.min + 1, -1, "-9223372036854775808 (minimum)"),
      (Int.min + 9, -10, "-9223372036854775808 (minimum)"), (Int.max, -1, "9223372036854775806"),
      (Int.min, 10, "-9223372036854775798"), (0, Int.min, "-9223372036854775808 (minimum)"),
    ])
  func ends(start: Int, step: Int, text: String) {
    var count = Count(start)
    count.move(by: step)
    #expect(count.text == text)
  }
}
