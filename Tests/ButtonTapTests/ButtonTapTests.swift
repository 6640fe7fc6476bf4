import Stage
import Testing

@testable import ButtonTap

@Suite("01 ButtonTap")
struct ButtonTapTests {
  @Test("one button says its message, as often as it is tapped", arguments: Pattern.allCases)
  func oneButton(_ way: Pattern) async throws {
    let script = """
      expect message ""
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
      expect message ""
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

  @Test("the four ways are the same after every sequence of six taps")
  func parity() throws {
    for step in ButtonTapChapter.steps { try step.checkParity(depth: 6, random: 100) }
  }

  @Test("nothing outlives its controller")
  func lifetimes() throws {
    for step in ButtonTapChapter.steps { #expect(try step.lifetimeFaults() == []) }
  }
}
