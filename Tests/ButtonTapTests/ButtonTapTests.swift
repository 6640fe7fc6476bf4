import Parity
import Stage
import Testing

@testable import ButtonTap

@Suite("01 ButtonTap")
struct ButtonTapTests {
  @Test("the message is empty before any tap", arguments: Pattern.allCases)
  func firstFrame(_ way: Pattern) async throws {
    try await play(#"expect message """#, on: OneButton.self, way)
    try await play(#"expect message """#, on: ButtonTapChapter.self, way)
  }

  @Test("one button says its message, as often as it is tapped", arguments: Pattern.allCases)
  func oneButton(_ way: Pattern) async throws {
    let script = """
      tap login
      expect message "Tap Login Button!"
      tap login
      expect message "Tap Login Button!"
      """
    try await play(script, on: OneButton.self, way)
  }

  @Test("each of four buttons says its own message", arguments: Pattern.allCases)
  func fourButtons(_ way: Pattern) async throws {
    let script = """
      tap help
      expect message "Tap Help Button!"
      tap exit
      expect message "Tap Exit Button!"
      tap reset-password
      expect message "Tap Reset Password Button!"
      tap login
      expect message "Tap Login Button!"
      """
    try await play(script, on: ButtonTapChapter.self, way)
  }

  @Test("a further button costs more than one line in every way")
  func claims() throws {
    let findings = try ButtonTapChapter.claims.map { try $0.find() }
    #expect(findings.map(\.holds) == [true, true, true, false])
    #expect(
      findings[3].observed == [
        "here, for three buttons more:",
        "  Callback: 15 lines in 3 places, 23 from first to last",
        "  Delegate: 15 lines in 3 places, 26 from first to last",
        "  Observer: 15 lines in 3 places, 26 from first to last",
        "  Rx: 14 lines in 3 places, 22 from first to last",
        "the source's versions:",
        "  lines a further button, IBAction: 2",
        "  lines a further button, Rx: 5 (claimed: 1)",
      ])
  }

  @Test("the four ways are the same after every sequence of six taps")
  func parity() throws {
    #expect(try ParityChecker(OneButton.self).checkAll(depth: 6)?.sequences == 1)
    #expect(try ParityChecker(ButtonTapChapter.self).checkAll(depth: 6)?.sequences == 4096)
  }

  @Test("the four ways are the same after long random sequences")
  func randomParity() throws {
    #expect(try ParityChecker(OneButton.self).checkRandomly(count: 100, length: 30, seed: 1).inputs == 3000)
    #expect(try ParityChecker(ButtonTapChapter.self).checkRandomly(count: 100, length: 30, seed: 1).inputs == 3000)
  }

  @Test("nothing outlives its controller")
  func lifetimes() throws {
    let earlier = try LifetimeChecker(OneButton.self, after: OneButton.alphabet).checkEveryWay()
    #expect(earlier == [])
    let faults = try LifetimeChecker(ButtonTapChapter.self, after: ButtonTapChapter.alphabet).checkEveryWay()
    #expect(faults == [])
  }
}
