import BuiltPackage
import Foundation
import Testing

@testable import Workbench

@Suite("The shelf with all exercises")
struct ShelfTests {
  private let folder = BenchFolder()

  @Test func `the exercises stand in the order of the chapters, and of their numbers`() throws {
    let shelf = try Shelf(root: folder.root)
    #expect(shelf.exercises.map(\.path) == ["Counter/ResetUnseen", "Counter/Leak", "Articles/Leak"])
    #expect(shelf.chapters == ["03-Counter", "11-Articles"])
  }

  @Test(
    "an exercise is called by its path, its name, its number; a chapter by its name and its number",
    arguments: [
      ("counter/resetunseen", ["Counter/ResetUnseen"], []), ("ResetUnseen", ["Counter/ResetUnseen"], []),
      ("3.2", ["Counter/Leak"], []), ("Leak", ["Counter/Leak", "Articles/Leak"], []),
      ("03.01", ["Counter/ResetUnseen"], []), ("counter", [], ["Counter/ResetUnseen", "Counter/Leak"]),
      ("03", [], ["Counter/ResetUnseen", "Counter/Leak"]), ("11", [], ["Articles/Leak"]), ("3.", [], []),
      (".1", [], []), (".3", [], []), ("3.1.", [], []), ("+3.1", [], []), ("-3", [], []), ("3.3", [], []),
      ("Nobody", [], []), ("", [], []), (".", [], []),
    ])
  func names(_ word: String, _ exercises: [String], _ chapter: [String]) throws {
    let shelf = try Shelf(root: folder.root)
    #expect(shelf.exercises(called: word).map(\.path) == exercises)
    #expect(shelf.exercises(ofChapter: word).map(\.path) == chapter)
  }

  @Test func `a folder without chapters is reported`() {
    let error = #expect(throws: WorkbenchError.self) { try Shelf(root: URL(fileURLWithPath: "/nowhere")) }
    #expect(error?.description.hasPrefix("/nowhere/Chapters cannot be read: ") == true)
  }
}
