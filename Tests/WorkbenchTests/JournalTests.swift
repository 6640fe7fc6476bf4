import BuiltPackage
import Foundation
import Testing
import Workbench

@Suite("The last attempt of a judge")
struct JournalTests {
  private let folder = BenchFolder()
  private let journal: Journal

  init() throws {
    journal = Journal(path: folder.root.appendingPathComponent("journal").path)
  }

  private let up = Journal.Entry("Up is told.", script: ["tap up", "", "  # = and so on"])

  @Test("is the last one written, with the script, for any number of screens, each of which makes it longer")
  func last() throws {
    try journal.begin()
    #expect(journal.last == nil)
    #expect(journal.length == 0)
    journal.add(up)
    #expect(journal.last == up)
    for _ in 0..<3 {
      let length = journal.length
      journal.addScreen()
      #expect(journal.length == length + 1)
    }
    #expect(journal.last == up)
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
    try journal.begin()
    #expect(journal.length == 0)
    #expect(journal.last == nil)
  }

  @Test func `has ended with the judge's last line, and not with the next attempt`() throws {
    try journal.begin()
    journal.add(up)
    let ended = [journal.addScreen, journal.end, journal.addScreen].map { write in
      write()
      return journal.hasEnded
    }
    #expect(ended == [false, true, false])
    #expect(journal.last == up)
  }

  @Test func `a long output is cut, and a short one is kept`() throws {
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

  @Test func `is empty without a file: a judge creates none`() throws {
    journal.add(up)
    #expect(journal.length == 0)
    #expect(journal.last == nil)
    #expect(folder.read("journal") == nil)
  }
}
