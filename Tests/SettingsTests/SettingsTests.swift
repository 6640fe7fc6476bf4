import Stage
import Testing

@testable import Settings

@Suite("07 Settings")
struct SettingsTests {
  @Test("it is titled", arguments: Pattern.allCases)
  func firstFrame(_ way: Pattern) async throws {
    try await play(#"expect screen-title "Settings""#, on: SettingsChapter.self, way)
  }
}
