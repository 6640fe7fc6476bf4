import BuiltPackage
import Testing
import Workbench

@testable import Workbook

@Suite("The desk where a reader works")
struct DeskTests {
  private let folder = BenchFolder()

  @Test func `at first it lists the exercises, and the first command`() throws {
    #expect(
      try folder.tellAll(.overview).told == [
        "Four Ways: the exercises\n", "  03 Counter  ▸·  0 of 2", "  11 Articles  ·  0 of 1", "",
        "The next one is Counter/ResetUnseen: A reset that is not shown", "  swift run Workbook next",
      ])
    #expect(folder.read("Chapters/03-Counter/Yours/ResetUnseen.swift") == nil)
  }

  @Test func `next begins the first, moves on when it is solved, and stays when it is not`() throws {
    let first = try folder.tellAll(.next)
    #expect(first.told.first == "Counter/ResetUnseen: A reset that is not shown  (mend · callback · 10 minutes)\n")
    #expect(first.told.contains("\nYour file: Chapters/03-Counter/Yours/ResetUnseen.swift"))
    #expect(folder.read("Chapters/03-Counter/Yours/ResetUnseen.swift") == "// to do\n")
    let second = try folder.tellAll(.next)
    #expect(second.told == ["judged Counter/ResetUnseen"])
    #expect(!second.isFine)
    let third = try folder.tellAll(.next, solved: ["Counter/ResetUnseen"])
    #expect(third.isFine)
    #expect(third.told[1..<4] == ["\nYour code is that of the solution.", "\nTo remember:", "Because."])
    #expect(third.told[5] == "Counter/Leak: A reset that is not shown  (mend · callback · 10 minutes)\n")
    #expect(try Bookmark(root: folder.root).solved == ["Counter/ResetUnseen"])
    #expect(try folder.tellAll(.overview).told[1] == "  03 Counter  ✓▸  1 of 2")
  }

  @Test func `behind the last come those that were left out, and then there is nothing more`() throws {
    _ = try folder.tellAll(.begin("Articles/Leak"))
    let left = try folder.tellAll(.next, solved: ["Articles/Leak"])
    #expect(left.told[5].hasPrefix("Counter/ResetUnseen: "))
    let all: Set = ["Counter/ResetUnseen", "Counter/Leak", "Articles/Leak"]
    #expect(try folder.tellAll(.next, .next, solved: all).told.last == "All exercises are solved.")
    #expect(try folder.tellAll(.next, solved: all).told == ["All exercises are solved."])
    #expect(try folder.tellAll(.overview).told.last == "All of them are solved.")
  }

  @Test("run starts the exercise that is named, or the one at hand, solved or not, with the options, and takes up none")
  func run() throws {
    var started: [String] = []
    let desk = try Desk(root: folder.root, tell: { _ in }) { _ throws(WorkbookError) in
      .wrong
    } become: { exercise, options throws(WorkbookError) in
      started.append("\(exercise.path) \(options)")
    }
    #expect(try !desk.perform(.run("Articles", ["--demo"])))
    #expect(try !desk.perform(.run(nil, [])))
    #expect(try Bookmark(root: folder.root).atHand == nil)
    try Bookmark.change(root: folder.root) { $0.solved = ["Counter/ResetUnseen"] }
    #expect(try !desk.perform(.run("Counter", [])))
    try Bookmark.change(root: folder.root) { $0.atHand = "Counter/ResetUnseen" }
    #expect(try !desk.perform(.run("Counter", [])))
    #expect(
      started == [
        #"Articles/Leak ["--demo"]"#, "Counter/ResetUnseen []", "Counter/Leak []", "Counter/ResetUnseen []",
      ])
  }

  @Test func `verify all judges the exercises that have been written, and no other`() throws {
    #expect(try folder.tellAll(.verifyAll).told == ["Nothing has been written yet: swift run Workbook next"])
    _ = try folder.tellAll(.begin("3.1"), .begin("3.2"))
    try folder.write("Chapters/03-Counter/Yours/Leak.swift", "// mine\n")
    try folder.write("Chapters/11-Articles/Yours/Leak.swift", "// mine\n")
    let verified = try folder.tellAll(.verifyAll, solved: ["Counter/Leak"])
    #expect(verified.told == ["judged Counter/Leak", "judged Articles/Leak", "\n1 of 2 solved"])
    #expect(!verified.isFine)
  }

  @Test func `one that cannot be judged does not stop the rest, and is counted by itself`() throws {
    for path in ["03-Counter/Yours/ResetUnseen", "03-Counter/Yours/Leak", "11-Articles/Yours/Leak"] {
      try folder.write("Chapters/\(path).swift", "// mine\n")
    }
    let told = Told()
    let desk = try Desk(root: folder.root, tell: told.tell) { exercise throws(WorkbookError) in
      told.tell("judged \(exercise.path)")
      guard exercise.path == "Counter/Leak" else { return .solved }
      throw WorkbookError(status: 69, line: "\(exercise.path) could not be judged")
    }
    let error = #expect(throws: WorkbookError.self) { try desk.perform(.verifyAll) }
    #expect(
      told.lines == [
        "judged Counter/ResetUnseen", "judged Counter/Leak", "✗ Counter/Leak could not be judged",
        "judged Articles/Leak", "\n2 of 3 solved",
      ])
    #expect(error?.line == "1 of 3 could not be judged")
    #expect(error?.status == 69)
    #expect(try Bookmark(root: folder.root).solved == ["Counter/ResetUnseen", "Articles/Leak"])
  }
}
