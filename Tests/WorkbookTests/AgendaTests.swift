import BuiltPackage
import Testing
import Workbench

@testable import Workbook

@Suite("The agenda of a workshop")
struct AgendaTests {
  private let folder = BenchFolder()

  private func agenda(_ words: [String], minutes: Int) throws -> String {
    let chapters = try Shelf(root: folder.root).workshopChapters(words)
    return try Agenda(chapters, minutes: minutes).text(of: chapters)
  }

  private func complaint(_ words: [String], minutes: Int = 120) -> String? {
    #expect(throws: WorkbookError.self) { try agenda(words, minutes: minutes) }?.line
  }

  @Test("it is full from 0:00 to its end, with pauses, exercises in turn, and at the end the chapters without room")
  func written() throws {
    try folder.write("Chapters/03-Counter/Faults.md", "# None yet\n")
    try folder.write("Chapters/11-Articles/Faults.md", "# Faults\n\n## One\n")
    #expect(
      try agenda(["Articles", "03"], minutes: 134) == """
        # Agenda

        3 Counter, 11 Articles.

        | from | minutes | | |
        |---|---|---|---|
        | 0:00 | 10 | Welcome | Four ways to be told, and no winner; everybody runs `swift run Workbook` |
        | 0:10 | 5 | **3 Counter** | `swift run Counter --projector`: let a participant press keys |
        | 0:15 | 10 | Predict | on paper and in pairs; then play it: `swift run Counter --demo` |
        | 0:25 | 15 | The four ways | `swift run Counter`: `c` shows the code, `d` two ways line by line; who knows whom? |
        | 0:40 | 10 | Exercise 3.1 | A reset that is not shown: `swift run Workbook begin 3.1` |
        | 0:50 | 5 | **11 Articles** | `swift run Articles --projector`: let a participant press keys |
        | 0:55 | 10 | Predict | on paper and in pairs; then play it: `swift run Articles --demo` |
        | 1:05 | 15 | The four ways | `swift run Articles`: `c` shows the code, `d` two ways line by line; who knows whom? |
        | 1:20 | 10 | Quiz | `swift run Articles --quiz`: which way is wrong, and in which line? |
        | 1:30 | 15 | Pause | |
        | 1:45 | 10 | Exercise 11.1 | A reset that is not shown: `swift run Workbook begin 11.1` |
        | 1:55 | 9 | What took longer | or one more exercise: `swift run Workbook next` |
        | 2:04 | 10 | Results | `swift run Workbook result NAME` on each machine, `swift run Workbook results FOLDER` on yours |
        | 2:14 | | The end | |

        For fast learners, and for home:

        - 3.2 A reset that is not shown, 10 minutes

        """)
  }

  /// Chapters of this package; the book has fourteen.
  nonisolated private static let workshops = [["3"], ["3", "9"], (3...7).map(String.init), (1...14).map(String.init)]

  private func chaptersOfTheBook(_ words: [String]) throws -> [WorkshopChapter] {
    try Shelf(root: PackageFolder.root).workshopChapters(words)
  }

  @Test(
    arguments: workshops)
  func `no sitting is longer than an hour and a half, and no sitting has the results alone`(_ words: [String]) throws {
    let chapters = try chaptersOfTheBook(words)
    for minutes in stride(from: 60, through: 540, by: 5) {
      guard let parts = try? Agenda(chapters, minutes: minutes).parts else { continue }
      // A pause that does not fit any more ends it before its time.
      #expect((minutes - 15...minutes).contains(parts.total))
      let sittings = parts.split { ["Pause", "Lunch"].contains($0.what) }
      #expect(sittings.allSatisfy { Array($0).total <= 90 })
      #expect(sittings.last.map { Array($0).total >= 20 } == true)
      #expect(parts.count { $0.what == "Lunch" } == (minutes < 360 ? 0 : 1))
    }
  }

  @Test func `too few minutes are reported with the number that suffices: it works, and one less does not`() throws {
    for (last, needed) in [(6, 315), (7, 425), (8, 475)] {
      let chapters = try chaptersOfTheBook((2...last).map(String.init))
      let error = #expect(throws: WorkbookError.self) { try Agenda(chapters, minutes: 200) }
      #expect(error?.line.hasSuffix(": \(needed) are needed") == true)
      #expect(try Agenda(chapters, minutes: needed).parts.total == needed)
      #expect(throws: WorkbookError.self) { try Agenda(chapters, minutes: needed - 1) }
    }
    #expect(
      complaint(["Counter", "Articles"], minutes: 30) == "30 minutes are too few for Counter, Articles: 115 are needed")
    #expect(try agenda(["Counter", "Articles"], minutes: 115).contains("| 1:55 | | The end | |"))
  }

  @Test(
    "chapters that fit only without a lunch, or into no day, are reported",
    arguments: [
      (9...13, 360, ": 365 are needed, or 320 without a lunch"),
      (1...14, 540, ": 905 are needed, and a day has 540: cut a set for each day"),
    ])
  func noSuchDay(_ numbers: ClosedRange<Int>, _ minutes: Int, _ end: String) {
    let error = #expect(throws: WorkbookError.self) {
      try Agenda(try chaptersOfTheBook(numbers.map(String.init)), minutes: minutes)
    }
    #expect(error?.line.hasSuffix(end) == true)
  }

  @Test(arguments: [170, 359, 400, 540])
  func `too many minutes are reported with the number that is enough: it works`(_ minutes: Int) throws {
    #expect(
      complaint(["Counter", "Articles"], minutes: minutes)
        == "\(minutes) minutes are too many for Counter, Articles: 155 are enough for all their exercises")
    #expect(try agenda(["Counter", "Articles"], minutes: 155).contains("| 2:35 | | The end | |"))
  }

  @Test func `an unknown chapter, or one named twice, is reported`() {
    #expect(complaint(["3", "Nobody"]) == "there is no chapter Nobody: there are 03-Counter, 11-Articles")
    #expect(complaint(["3", "counter"]) == "chapter 03-Counter is named twice")
    #expect(complaint(["1", "3"]) == "there is no chapter 1: there are 03-Counter, 11-Articles")
  }
}
