import Testing

@testable import Workbook

@Suite("The time limit of a judge for one screen")
struct ScreenTimeoutTests {
  private let start = SuspendingClock.now

  /// The answers of a timeout of 8 seconds, each after so many seconds, when the journal is so long.
  private func answers(_ journals: (length: Int, after: Int)...) -> [ScreenTimeout.Answer] {
    var timeout = ScreenTimeout(notice: .seconds(2), limit: .seconds(8), from: start)
    return journals.map { timeout.answer(length: $0.length, at: start + .seconds($0.after)) }
  }

  @Test("as long as its limit, however long all of them take together")
  func lasts() {
    #expect(answers((0, 1), (5, 9), (6, 17), (6, 18), (6, 25)) == [.goesOn, .goesOn, .goesOn, .goesOn, .isOver])
  }

  @Test("also with the time before the first")
  func none() {
    #expect(answers((0, 1), (0, 8)) == [.goesOn, .isOver])
  }

  @Test("and it is noticed once for each screen")
  func notices() {
    #expect(
      answers((1, 0), (1, 2), (1, 3), (2, 4), (2, 5), (2, 6), (2, 7)) == [
        .goesOn, .goesOnNoticed, .goesOn, .goesOn, .goesOn, .goesOnNoticed, .goesOn,
      ])
  }
}
