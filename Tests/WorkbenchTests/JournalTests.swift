import Foundation
import Testing
import Workbench

@Suite("The last attempt of a judge")
struct JournalTests {
  private let folder: BenchFolder
  private let journal: Journal

  init() throws {
    folder = try BenchFolder()
    journal = Journal(path: folder.root.appendingPathComponent("journal").path)
  }

  @Test("is the last one written, with the script, for any number of screens")
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

  @Test("has ended with the judge's last line, and not with the next attempt")
  func end() throws {
    try journal.begin()
    journal.add(Journal.Entry("Up is told."))
    journal.addScreen()
    #expect(!journal.hasEnded)
    journal.end()
    #expect(journal.hasEnded)
    #expect(journal.last == Journal.Entry("Up is told."))
    journal.addScreen()
    #expect(!journal.hasEnded)
  }

  @Test("a long output is cut, and a short one is kept")
  func prints() throws {
    try journal.begin()
    #expect(journal.prints(atMost: 2) == ([], false))
    try folder.write("journal.output", "one\ntwo\n")
    journal.capPrints()
    #expect(journal.prints(atMost: 2) == (["one", "two"], false))
    try folder.write("journal.output", String(repeating: "again\n", count: 1_000_000))
    journal.capPrints()
    #expect(folder.read("journal.output")?.count == 65_536)
    #expect(journal.prints(atMost: 1) == (["again"], true))
    try journal.begin()
    #expect(journal.prints(atMost: 1) == ([], false))
  }

  @Test("is empty without a file: a judge creates none")
  func none() throws {
    journal.add(Journal.Entry("Up is told."))
    #expect(journal.length == 0)
    #expect(journal.last == nil)
    #expect(folder.read("journal") == nil)
  }
}
