import Stage
import Testing

@testable import Pages

@Suite("The names of the ways")
struct WayNamesTests {
  @Test("pages know the ways by the names that their files begin with")
  func pages() {
    #expect(Pattern.allCases.map(\.fileName) == ["Callback", "Delegate", "Observer", "Rx"])
    #expect(WayFileName.ways == Pattern.allCases.map(\.fileName))
  }
}
