import Controls
import Testing

@testable import Stage

@Suite("A script played on one way")
struct PlayTests {
  @Test("passes in every right way", arguments: Pattern.allCases)
  func passes(_ pattern: Pattern) async throws {
    try await play("expect count \"0\"\ntap up\nexpect count \"1\"\nexpect down enabled", on: Desk.self, pattern)
  }

  @Test("stops at the first expectation that does not come true")
  func fails() async {
    let failure = await #expect(throws: PlayFailure.self) {
      try await play("tap up\nexpect count \"2\"\nexpect count \"3\"", on: Desk.self, .rx)
    }
    #expect(failure?.description == "rx:2: expected count \"2\", found \"1\"")
  }

  @Test("stops at the first frame that is not sound")
  func unsound() async {
    let failure = await #expect(throws: PlayFailure.self) {
      try await play("tap up\ntap up", on: Desk.self, Way("wrong", WrongDesk.BrokenBetween.self))
    }
    #expect(failure?.description == "wrong:2: after tap up: does not hold: the count is from 0 to 3")
    let first = await #expect(throws: PlayFailure.self) {
      try await play("", on: Desk.self, Way("wrong", WrongDesk.NoFirstValue.self))
    }
    #expect(first?.description == "wrong: the first frame: does not hold: the count is from 0 to 3")
  }

  @Test("ends with a turn of the main queue, after which nothing may look different")
  func around() async {
    let failure = await #expect(throws: PlayFailure.self) {
      try await play("tap up", on: Desk.self, Way("wrong", WrongDesk.AroundTheWorld.self))
    }
    #expect(failure?.description == "wrong: after a turn of the main queue: greeting \"late\"")
  }

  @Test("takes inputs and expectations only", arguments: ["step 1", "show", "note \"a\""])
  func inputsOnly(_ line: String) async {
    let error = await #expect(throws: ScriptError.self) { try await play(line, on: Desk.self, .rx) }
    #expect(error?.description == "rx:1:1: a script for one step takes inputs and expectations")
  }
}
