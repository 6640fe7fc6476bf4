import RxMarbles
import Testing

@Suite("The laboratory of marbles")
struct MarbleLabTests {
  @Test func `a marble that is moved changes the result as the operator does`() throws {
    #expect(try MarbleLab.result(of: "debounce(2)", ["a b - - - c |"]) == "- - - b - - (c,|)")
    #expect(try MarbleLab.result(of: "debounce(2)", ["a - - b - c |"]) == "- - a - - - (c,|)")
    #expect(try MarbleLab.result(of: "merge(first, second)", ["a - b |", "- (1,2,|)"]) == "a (1,2) b |")
  }

  @Test func `a source that never ends is played for 80 steps`() throws {
    let result = try MarbleLab.result(of: "buffer(3, 2)", ["a"])
    #expect(result.split(separator: " ").count == 79)
    #expect(result.hasSuffix("[]"))
  }

  @Test func `an operator without sources is played as it is`() throws {
    #expect(try MarbleLab.result(of: "timer(1)", []) == "- (0,|)")
  }

  @Test(
    arguments: [
      ("sort()", ["a |"], "there is no operator sort() in the laboratory"),
      ("take(2)", [], "take(2): the number of sources is 1, not 0"),
      ("amb(second)", ["a"], "amb(second): the number of sources is 2, not 1"),
      ("take(2)", ["a | b"], "nothing comes after the end of a source: | and # stand last"),
      ("take(2)", ["(a,#,|)"], "nothing comes after the end of a source: | and # stand last"),
    ])
  func `a call that cannot be played is refused with the reason`(
    _ call: String, _ sources: [String], _ reason: String
  ) {
    #expect(throws: MarbleError.self) { try MarbleLab.result(of: call, sources) }
    do throws(MarbleError) { _ = try MarbleLab.result(of: call, sources) } catch { #expect(error.message == reason) }
  }

  @Test(
    arguments: [
      "", " ", "a  b", "a\tb", "()", "(a)", "(a,)", "(a,(b,c))", "abcdefghi", "<b>", "é", "a\nb",
      String(repeating: "- ", count: 24) + "|",
    ])
  func `a line that is not one of marbles is refused`(_ line: String) {
    #expect(throws: MarbleError.self) { try MarbleLab.result(of: "take(2)", [line]) }
  }
}
