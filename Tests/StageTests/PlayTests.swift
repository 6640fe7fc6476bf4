import Controls
import Testing

@testable import Stage

@Suite("A script played on one way")
struct PlayTests {
  @Test(arguments: Pattern.allCases)
  func `passes in every right way`(_ pattern: Pattern) async throws {
    try await play("expect count \"0\"\ntap up\nexpect count \"1\"\nexpect down enabled", on: Desk.self, pattern)
  }

  @Test(
    "stops at the first expectation that does not come true, and at the first frame that is not sound",
    arguments: [
      ("an expectation", StreamDesk.self, "tap up\nexpect count \"2\"\nexpect count \"3\"", expected),
      ("a frame", WrongDesk.BrokenBetween.self, "tap up\ntap up", "a:2: after tap up: \(unsound)"),
      ("the first frame", WrongDesk.NoFirstValue.self, "", "a: the first frame: \(unsound)"),
      (
        "a turn of the main queue, after which nothing may look different", WrongDesk.AroundTheWorld.self, "tap up",
        "a: after a turn of the main queue: greeting \"late\""
      ),
    ] as [(String, DeskController.Type, String, String)])
  func stops(_ at: String, _ desk: DeskController.Type, _ script: String, _ message: String) async {
    let failure = await #expect(throws: PlayFailure.self) { try await play(script, on: Desk.self, Way("a", desk)) }
    #expect(failure?.description == message)
  }

  nonisolated private static let expected = "a:2: expected count \"2\", found \"1\""
  nonisolated private static let unsound = "does not hold: the count is from 0 to 3"

  @Test(arguments: ["step 1", "show", "note \"a\""])
  func `takes inputs and expectations only`(_ line: String) async {
    let error = await #expect(throws: ScriptError.self) { try await play(line, on: Desk.self, .rx) }
    #expect(error?.description == "rx:1:1: a script for one step takes inputs and expectations")
  }
}
