import Testing

@testable import Stage
@testable import StageSession

@Suite("What was made last")
struct RememberedTests {
  @Test("it is made anew only of something else")
  func once() {
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
