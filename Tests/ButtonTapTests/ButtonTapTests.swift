import Stage
import Testing

@testable import ButtonTap

@Suite("01 ButtonTap")
struct ButtonTapTests {
  @Test(arguments: Pattern.allCases)
  func `the button shows its message at every tap`(_ way: Pattern) async throws {
    let script = """
      expect message ""
      tap login
      expect message "Tap Login Button!"
      tap login
      expect message "Tap Login Button!"
      """
    try await play(script, on: OneButton.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `each of the four buttons shows its own message`(_ way: Pattern) async throws {
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

  @Test func `the four ways are the same after every sequence of six taps`() throws {
    for step in ButtonTapChapter.steps { try step.checkParity(depth: 6, random: 100) }
  }

  @Test func `nothing outlives its controller`() throws {
    for step in ButtonTapChapter.steps { try step.checkLifetimes() }
  }
}
