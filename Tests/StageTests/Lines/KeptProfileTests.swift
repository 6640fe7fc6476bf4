import Testing

@testable import Stage
@testable import StageSession

@Suite("A profile that is kept")
struct KeptProfileTests {
  private let blank = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 / 7) }

  @Test("it is what it was, wherever it differs", arguments: [[], [0], [9999], [63, 64], [5000, 5001, 9998]])
  func whole(_ places: [Int]) {
    var profile = blank
    for place in places { profile[place] &+= 1 }
    #expect(KeptProfile(profile, over: blank).bytes == profile)
  }

  @Test("it takes room only where it differs")
  func small() {
    var profile = blank
    profile[5000] &+= 1
    #expect(KeptProfile(blank, over: blank).differences == [])
    #expect(KeptProfile(profile, over: blank).differences.count == 64)
  }

  @Test("one of another length is kept as it is")
  func other() {
    #expect(KeptProfile([1, 2, 3], over: blank).bytes == [1, 2, 3])
  }
}
