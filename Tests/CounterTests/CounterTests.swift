import Parity
import Stage
import Testing

@testable import Counter

@Suite("03 Counter")
struct CounterTests {
  @Test(arguments: Pattern.allCases)
  func `the count is 0 before any tap`(_ way: Pattern) async throws {
    try await play(#"expect count "0""#, on: CounterChapter.steps, way)
  }

  @Test(arguments: Pattern.allCases)
  func `up, down and reset change the count, and the label shows it`(_ way: Pattern) async throws {
    try await play(
      """
      tap up
      expect count "1"
      tap up
      expect count "2"
      tap down
      expect count "1"
      tap reset
      expect count "0"
      tap down
      expect count "-1"
      tap reset
      expect count "0"
      """, on: ThreeButtons.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `steps of ten and steps of one add up`(_ way: Pattern) async throws {
    try await play(
      """
      tap up10
      expect count "10"
      tap up
      expect count "11"
      tap down10
      expect count "1"
      tap down10
      expect count "-9"
      tap down
      expect count "-10"
      tap reset
      expect count "0"
      """, on: CounterChapter.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `at each end of Int the count stops, and the label says so`(_ way: Pattern) async throws {
    try await play(
      """
      event restore 9223372036854775806
      expect count "9223372036854775806"
      tap up
      expect count "9223372036854775807 (maximum)"
      tap up
      expect count "9223372036854775807 (maximum)"
      tap down
      expect count "9223372036854775806"
      event restore -9223372036854775807
      tap down
      expect count "-9223372036854775808 (minimum)"
      tap down
      expect count "-9223372036854775808 (minimum)"
      tap reset
      expect count "0"
      """, on: CounterChapter.steps, way)
  }

  @Test(arguments: ["9223372036854775806", "-9223372036854775807"])
  func `the four ways are the same around the ends`(_ start: String) throws {
    for first in CounterChapter.alphabet {
      for second in CounterChapter.alphabet {
        try ParityChecker(CounterChapter.self).check([.event("restore", [start]), first, second])
      }
    }
  }

  @Test func `the four ways are the same after every sequence of five taps`() throws {
    try ThreeButtons.checkParity(depth: 6, random: 100)
    try CounterChapter.checkParity(depth: 5, random: 100)
  }

  @Test func `nothing outlives its controller`() throws {
    for step in CounterChapter.steps { try step.checkLifetimes() }
  }
}
