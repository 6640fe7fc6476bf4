import Stage
import Testing

@testable import Keyboard

@Suite("08 Keyboard")
struct KeyboardTests {
  @Test("nothing is taken away before there is a keyboard", arguments: Pattern.allCases)
  func firstFrame(_ way: Pattern) async throws {
    try await play(
      """
      expect composer bottom 1180
      expect messages inset 44
      expect messages rows 30
      expect messages last "Message 30"
      expect frame "0, 1180, 820 × 0"
      expect visible-height "covers 0"
      expect will-show "has not come up"
      expect is-hidden "hidden"
      """, on: KeyboardChapter.self, way)
  }
}
