import Stage
import Testing

@testable import NAME

@Suite("NUMBER NAME")
struct NAMETests {
  @Test func `the state is off at first, and each flip changes it`() {
    let states = [NAMEState(), NAMEState().flipped, NAMEState().flipped.flipped]
    #expect(states.map(\.text) == ["off", "on", "off"])
  }

  @Test(arguments: Pattern.allCases)
  func `the label shows the state before any tap, and after each one`(_ way: Pattern) async throws {
    try await play(
      """
      expect state "off"
      tap flip
      expect state "on"
      tap flip
      expect state "off"
      """, on: NAMEChapter.self, way)
  }

  @Test func `the four ways are the same after every sequence of six inputs`() throws {
    try NAMEChapter.checkParity(depth: 6, random: 100)
  }

  @Test func `nothing outlives its controller, whenever the screen closes`() throws {
    try NAMEChapter.checkLifetimes()
  }
}
