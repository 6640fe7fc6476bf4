import Testing

@testable import Workbook

@Suite("How long a judge may stay with one screen")
struct PatienceTests {
  private let start = SuspendingClock.now

  /// Whether a patience of 30 seconds lasts each time that the journal is so long after so many seconds.
  private func lasts(_ journals: (length: Int, after: Int)...) -> [Bool] {
    var patience = Patience(limit: .seconds(30), from: start)
    return journals.map { patience.lasts(length: $0.length, at: start + .seconds($0.after)) }
  }

  @Test("as long as its limit, however long all of them take together")
  func lasts() {
    #expect(lasts((0, 29), (5, 31), (6, 60), (6, 89), (6, 90)) == [true, true, true, true, false])
  }

  @Test("also with the time before the first")
  func none() {
    #expect(lasts((0, 29), (0, 30)) == [true, false])
  }
}
