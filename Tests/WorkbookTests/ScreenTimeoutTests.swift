import Testing

@testable import Workbook

@Suite("The time limit of a judge for one screen")
struct ScreenTimeoutTests {
  @Test(
    "a screen has its time, however long all of them take together, and is noticed once",
    arguments: [
      ("each has its own", [(0, 1), (5, 9), (6, 17), (6, 18), (6, 25)], "goesOn goesOn goesOn goesOn isOver"),
      ("so has the time before the first", [(0, 1), (0, 8)], "goesOn isOver"),
      (
        "each is noticed once", [(1, 0), (1, 2), (1, 3), (2, 4), (2, 5), (2, 6), (2, 7)],
        "goesOn goesOnNoticed goesOn goesOn goesOn goesOnNoticed goesOn"
      ),
    ] as [(String, [(length: Int, after: Int)], String)])
  func answers(_ claim: String, _ journals: [(length: Int, after: Int)], _ answers: String) {
    let start = SuspendingClock.now
    var timeout = ScreenTimeout(notice: .seconds(2), limit: .seconds(8), from: start)
    let given = journals.map { timeout.answer(length: $0.length, at: start + .seconds($0.after)) }
    #expect(given.map { "\($0)" }.joined(separator: " ") == answers)
  }
}
