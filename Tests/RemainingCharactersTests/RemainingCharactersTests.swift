import Stage
import Testing

@testable import RemainingCharacters

@Suite("02 RemainingCharacters")
struct RemainingCharactersTests {
  @Test(arguments: Pattern.allCases)
  func `the labels are right before anything is typed`(_ way: Pattern) async throws {
    try await play(
      """
      expect name-remaining "10 characters left"
      expect address-remaining "50 characters left"
      expect save disabled
      """, on: RemainingCharactersChapter.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `the label counts each character, in singular and plural, and over the limit`(_ way: Pattern) async throws {
    try await play(
      """
      type name "12345678"
      expect name-remaining "2 characters left"
      type name "9"
      expect name-remaining "1 character left"
      type name "0"
      expect name-remaining "0 characters left"
      type name "1"
      expect name-remaining "1 character over"
      type name "2"
      expect name-remaining "2 characters over"
      replace name "ok"
      expect name-remaining "8 characters left"
      clear name
      expect name-remaining "10 characters left"
      expect address-remaining "50 characters left"
      """, on: RemainingCharactersChapter.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `a character is what a reader sees as one, however it was typed`(_ way: Pattern) async throws {
    try await play(
      """
      type name "👨‍👩‍👧"
      expect name-remaining "9 characters left"
      type name "か"
      expect name-remaining "8 characters left"
      type name "\\u{3099}"
      expect name-remaining "8 characters left"
      expect name "👨‍👩‍👧が"
      paste name "é"
      expect name-remaining "7 characters left"
      expect name caret 3
      """, on: RemainingCharactersChapter.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `Save is enabled while both texts are within their limits and neither is empty`(_ way: Pattern) async throws {
    try await play(
      """
      type name "Ada"
      expect save disabled
      type address "London"
      expect save enabled
      type name " Lovelace"
      expect save disabled
      replace name "Ada"
      expect save enabled
      clear address
      expect save disabled
      """, on: RemainingCharactersChapter.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `moving the focus or pressing Return does not change any label`(_ way: Pattern) async throws {
    try await play(
      """
      focus name
      expect name focused
      expect name-remaining "10 characters left"
      focus address
      expect name unfocused
      submit address
      expect address unfocused
      expect address-remaining "50 characters left"
      """, on: RemainingCharactersChapter.self, way)
  }

  @Test func `the four ways are the same after every sequence of four inputs`() throws {
    try RemainingCharactersChapter.checkParity(depth: 4, random: 100)
  }

  @Test func `nothing outlives its controller`() throws {
    try RemainingCharactersChapter.checkLifetimes()
  }

  @Test func `without an action of the screen, only the Rx way handles the return key`() throws {
    var lines: [String] = []
    try ReturnKey.experiment.run { lines.append($0) }
    #expect(
      lines == [
        "callback: the field keeps the focus", "delegate: the field keeps the focus",
        "observer: the field keeps the focus", "rx: the field loses the focus",
      ])
  }
}
