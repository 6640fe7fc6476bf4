import Testing

@testable import Stage
@testable import StageSession

@Suite("A remembered value")
struct RememberedTests {
  @Test func `it is computed again only for another argument`() {
    var remembered = Remembered<Int, String>()
    var count = 0
    let made = [1, 1, 2, 2, 1].map { source in
      remembered.made(of: source) { source in
        count += 1
        return "\(source)"
      }
    }
    #expect(made == ["1", "1", "2", "2", "1"])
    #expect(count == 3)
  }
}
