import Controls
import Testing

@testable import Stage

@Suite("A script played on one way")
struct PlayTests {
  @Test("passes in every right way", arguments: Pattern.allCases)
  func passes(_ pattern: Pattern) throws {
    try play("expect count \"0\"\ntap up\nexpect count \"1\"\nexpect down enabled", on: Desk.self, pattern)
  }

  @Test("stops at the first expectation that does not come true")
  func fails() {
    let failure = #expect(throws: PlayFailure.self) {
      try play("tap up\nexpect count \"2\"\nexpect count \"3\"", on: Desk.self, .rx)
    }
    #expect(failure?.description == "rx: expect count \"2\": \"1\"")
  }

  @Test("stops at the first frame that is not sound")
  func unsound() {
    let failure = #expect(throws: PlayFailure.self) {
      try play("tap up\ntap up", on: Desk.self, Way("wrong", WrongDesk.BrokenBetween.self))
    }
    #expect(failure?.description == "wrong: tap up: does not hold: the count is from 0 to 3")
    let first = #expect(throws: PlayFailure.self) {
      try play("", on: Desk.self, Way("wrong", WrongDesk.NoFirstValue.self))
    }
    #expect(first?.description == "wrong: the first frame: does not hold: the count is from 0 to 3")
  }

  @Test("takes inputs and expectations only", arguments: ["step 1", "show", "note \"a\""])
  func inputsOnly(_ line: String) {
    let error = #expect(throws: ScriptError.self) { try play(line, on: Desk.self, .rx) }
    #expect(error?.description == "rx:1:1: a script for one step takes inputs and expectations")
  }
}
