import Rx
import Testing

@Suite("Marbles")
struct MarblesTests {
  @Test("each token is one step of ten units")
  func steps() {
    #expect(Marbles.events("a - b |") == [.next(0, "a"), .next(20, "b"), .completed(30)])
  }

  @Test("parentheses hold several events of one step")
  func group() {
    #expect(Marbles.events("(a,b) - (c,|)") == [.next(0, "a"), .next(0, "b"), .next(20, "c"), .completed(20)])
  }

  @Test("# is an error")
  func error() {
    #expect(Marbles.events("- #") == [.error(10)])
  }

  @Test(
    "recorded events become the line that they were made of", arguments: ["a - b |", "(a,b) - (c,|)", "- #", "- x"])
  func roundTrip(_ line: String) {
    #expect(Marbles.line(Marbles.events(line, from: 200), from: 200) == line)
  }

  @Test("work between two steps belongs to the earlier one")
  func within() {
    #expect(Marbles.line([.next(201, "a"), .completed(219)], from: 200) == "a |")
  }

  @Test("nothing recorded is an empty line")
  func nothing() {
    #expect(Marbles.line([], from: 200) == "")
  }
}
