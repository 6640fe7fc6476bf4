import Foundation
import Testing
import Workbench

@Suite("What a judge was about to try")
struct JournalTests {
  private let folder: BenchFolder
  private let journal: Journal

  init() throws {
    folder = try BenchFolder()
    journal = Journal(path: folder.root.appendingPathComponent("journal").path)
  }

  @Test("is what it wrote last, with the script, however many screens it was tried on")
  func last() throws {
    try journal.begin()
    #expect(journal.last == nil)
    journal.add(Journal.Entry("Up is told.", script: ["tap up", "", "  # = and so on"]))
    #expect(journal.last == Journal.Entry("Up is told.", script: ["tap up", "", "  # = and so on"]))
    for _ in 0..<3 { journal.addScreen() }
    #expect(journal.last == Journal.Entry("Up is told.", script: ["tap up", "", "  # = and so on"]))
    journal.add(Journal.Entry("It is the same\nas the four."))
    journal.addScreen()
    #expect(journal.last == Journal.Entry("It is the same as the four."))
    #expect(
      folder.read("journal") == """

        = Up is told.
            tap up
            
              # = and so on
        ...
        = It is the same as the four.
        .
        """)
  }

  @Test("grows with each screen, and begins anew")
  func length() throws {
    try journal.begin()
    #expect(journal.length == 0)
    journal.add(Journal.Entry("Up is told."))
    let length = journal.length
    journal.addScreen()
    #expect(journal.length == length + 1)
    try journal.begin()
    #expect(journal.length == 0)
    #expect(journal.last == nil)
  }

  @Test("is nothing where nobody has made the file: a judge makes none")
  func none() throws {
    journal.add(Journal.Entry("Up is told."))
    #expect(journal.length == 0)
    #expect(journal.last == nil)
    #expect(folder.read("journal") == nil)
  }
}
