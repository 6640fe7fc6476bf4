import Parity
import Stage
import Testing

@testable import Counter

@Suite("03 Counter")
struct CounterTests {
  @Test("the count is 0 before any tap", arguments: Pattern.allCases)
  func firstFrame(_ way: Pattern) async throws {
    try await play(#"expect count "0""#, on: ThreeButtons.self, way)
    try await play(#"expect count "0""#, on: CounterChapter.self, way)
  }

  @Test("up, down and reset move the count and tell the screen", arguments: Pattern.allCases)
  func threeButtons(_ way: Pattern) async throws {
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

  @Test("steps of ten and steps of one add up", arguments: Pattern.allCases)
  func tens(_ way: Pattern) async throws {
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

  @Test("at its ends the count stops and says so", arguments: Pattern.allCases)
  func ends(_ way: Pattern) async throws {
    try await play(
      """
      event restore 9223372036854775806
      expect count "9223372036854775806"
      tap up
      expect count "9223372036854775807 (maximum)"
      tap up10
      expect count "9223372036854775807 (maximum)"
      tap down
      expect count "9223372036854775806"
      event restore -9223372036854775800
      tap down10
      expect count "-9223372036854775808 (minimum)"
      tap down
      expect count "-9223372036854775808 (minimum)"
      tap reset
      expect count "0"
      """, on: CounterChapter.self, way)
  }

  @Test("three buttons stop at the ends as well", arguments: Pattern.allCases)
  func endsOfThreeButtons(_ way: Pattern) async throws {
    try await play(
      """
      event restore 9223372036854775806
      expect count "9223372036854775806"
      tap up
      expect count "9223372036854775807 (maximum)"
      tap up
      expect count "9223372036854775807 (maximum)"
      event restore -9223372036854775807
      expect count "-9223372036854775807"
      tap down
      expect count "-9223372036854775808 (minimum)"
      tap down
      expect count "-9223372036854775808 (minimum)"
      tap reset
      expect count "0"
      """, on: ThreeButtons.self, way)
  }

  @Test("the four ways are the same around the ends", arguments: ["9223372036854775806", "-9223372036854775807"])
  func parityAroundTheEnds(_ start: String) throws {
    for first in CounterChapter.alphabet {
      for second in CounterChapter.alphabet {
        try ParityChecker(CounterChapter.self).check([.event("restore", [start]), first, second])
      }
    }
  }

  @Test("the callback and the delegate original show the same, and the Rx original does not")
  func claims() throws {
    let claims = try CounterChapter.claims.map { try $0.find() }
    #expect(claims.map(\.holds) == [true, true, true, false, true])
    #expect(
      claims[3].observed == [
        #"             callback  rx"#,
        #"first frame  ""        "Rx: 0""#,
        #"tap up       "1"       "Rx: 1""#,
        #"tap up       "2"       "Rx: 2""#,
        #"tap down     "1"       "Rx: 1""#,
        #"tap reset    "0"       "Rx: 0""#,
      ])
  }

  @Test("only the Rx original shows a count before the first tap, and only the callback original is deallocated")
  func findings() throws {
    let findings = try CounterChapter.findings.map { try $0.find() }
    #expect(findings.map(\.holds) == [false, false])
    #expect(
      findings[0].observed == [
        #"callback, first frame: "" (claimed: a count)"#,
        #"delegate, first frame: "" (claimed: a count)"#,
        #"rx, first frame: "Rx: 0", as claimed"#,
      ])
    #expect(
      findings[1].observed == [
        "delegate: still alive: Delegate, Presenter",
        "delegate: still connected to down: 1",
        "delegate: still connected to up: 1",
        "delegate: still connected to reset: 1",
        #"delegate: after tap up the closed screen changed: count.text = "2""#,
        "rx: still alive: CounterViewModel",
        "rx: still connected to down: 1",
        "rx: still connected to up: 1",
        "rx: still connected to reset: 1",
        "callback, faults: 0, as claimed",
        "delegate, faults: 5 (claimed: 0)",
        "rx, faults: 4 (claimed: 0)",
      ])
  }

  @Test("the four ways are the same after every sequence of taps, six or five long")
  func parity() throws {
    #expect(try ParityChecker(ThreeButtons.self).checkAll(depth: 6)?.sequences == 729)
    #expect(try ParityChecker(CounterChapter.self).checkAll(depth: 5)?.sequences == 3125)
  }

  @Test("the four ways are the same after long random sequences")
  func randomParity() throws {
    #expect(try ParityChecker(ThreeButtons.self).checkRandomly(count: 100, length: 30, seed: 3).inputs == 3000)
    #expect(try ParityChecker(CounterChapter.self).checkRandomly(count: 100, length: 30, seed: 3).inputs == 3000)
  }

  @Test("nothing outlives its controller")
  func lifetimes() throws {
    let earlier = try LifetimeChecker(ThreeButtons.self, after: ThreeButtons.alphabet).checkEveryWay()
    #expect(earlier == [])
    let faults = try LifetimeChecker(CounterChapter.self, after: CounterChapter.alphabet).checkEveryWay()
    #expect(faults == [])
  }
}
