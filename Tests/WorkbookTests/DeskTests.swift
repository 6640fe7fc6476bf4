import Testing
import Workbench

@testable import Workbook

/// A desk with three exercises, and a judge who says what he is told to.
@Suite("The desk where a reader works")
struct DeskTests {
  private let folder: BenchFolder

  init() throws {
    folder = try BenchFolder()
  }

  /// What is told by `commands`, one after another; `solved` are the exercises that the judge finds so.
  private func run(_ commands: WorkbookCommand..., solved: Set<String> = []) throws -> (told: [String], isFine: Bool) {
    let told = Told()
    var isFine = true
    for command in commands {
      let desk = try Desk(root: folder.root, tell: told.tell) { exercise throws(WorkbookError) in
        told.tell("judged \(exercise.path)")
        return solved.contains(exercise.path) ? .solved : .wrong
      }
      isFine = try desk.perform(command)
    }
    return (told.lines, isFine)
  }

  private final class Told {
    private(set) var lines: [String] = []

    func tell(_ line: String) { lines.append(line) }
  }

  @Test("before anything is done it says what there is, and how to begin")
  func overview() throws {
    #expect(
      try run(.overview).told == [
        "Four Ways: the exercises\n", "  03 Counter  ▸·  0 of 2", "  11 Articles  ·  0 of 1", "",
        "The next one is Counter/ResetUnseen: A reset that nobody sees", "  swift run Workbook next",
      ])
    #expect(folder.read("Chapters/03-Counter/Yours/ResetUnseen.swift") == nil)
  }

  @Test("next begins the first, goes on when it is solved, and stays when it is not")
  func next() throws {
    let first = try run(.next)
    #expect(first.told.first == "Counter/ResetUnseen: A reset that nobody sees  (mend · callback · 10 minutes)\n")
    #expect(first.told.contains("\nYour file: Chapters/03-Counter/Yours/ResetUnseen.swift"))
    #expect(folder.read("Chapters/03-Counter/Yours/ResetUnseen.swift") == "// to do\n")
    let second = try run(.next)
    #expect(second.told == ["judged Counter/ResetUnseen"])
    #expect(!second.isFine)
    let third = try run(.next, solved: ["Counter/ResetUnseen"])
    #expect(third.isFine)
    #expect(third.told[2] == "Counter/Leak: A reset that nobody sees  (mend · callback · 10 minutes)\n")
    #expect(try Bookmark(root: folder.root).solved == ["Counter/ResetUnseen"])
    #expect(try run(.overview).told[1] == "  03 Counter  ✓▸  1 of 2")
  }

  @Test("behind the last come those that were left out, and then there is nothing more")
  func last() throws {
    _ = try run(.begin("Articles/Leak"))
    let left = try run(.next, solved: ["Articles/Leak"])
    #expect(left.told[2].hasPrefix("Counter/ResetUnseen: "))
    let all: Set = ["Counter/ResetUnseen", "Counter/Leak", "Articles/Leak"]
    #expect(try run(.next, .next, solved: all).told.last == "All exercises are solved.")
    #expect(try run(.next, solved: all).told == ["All exercises are solved."])
    #expect(try run(.overview).told.last == "All of them are solved.")
  }

  @Test("one that is judged to be wrong again is solved no more")
  func wrongAgain() throws {
    #expect(try run(.verify("ResetUnseen"), solved: ["Counter/ResetUnseen"]).isFine)
    #expect(try !run(.verify("ResetUnseen")).isFine)
    #expect(try Bookmark(root: folder.root).solved.isEmpty)
  }

  @Test("verify all judges what has been written, and nothing else")
  func all() throws {
    #expect(try run(.verifyAll).told == ["Nothing has been written yet: swift run Workbook next"])
    _ = try run(.begin("3.1"), .begin("3.2"))
    try folder.write("Chapters/03-Counter/Yours/Leak.swift", "// mine\n")
    try folder.write("Chapters/11-Articles/Yours/Leak.swift", "// mine\n")
    let verified = try run(.verifyAll, solved: ["Counter/Leak"])
    #expect(verified.told == ["judged Counter/Leak", "judged Articles/Leak", "\n1 of 2 solved"])
    #expect(!verified.isFine)
  }

  @Test("one that cannot be judged keeps nobody from the rest, and is counted by itself")
  func unjudged() throws {
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

  @Test("each hint tells more, and a reset begins with the first again")
  func hints() throws {
    #expect(try run(.hint("3.1")).told == ["1. Look.", "\nOne more: swift run Workbook hint"])
    #expect(try run(.hint("3.1")).told.prefix(2) == ["1. Look.", "2. Look here, and there."])
    let last = try run(.hint("3.1"), .hint("3.1")).told.suffix(4)
    #expect(last.first == "1. Look.")
    #expect(last.last == "\nThat was the last one: swift run Workbook solution shows a solution")
    _ = try run(.reset("3.1"))
    #expect(try run(.hint("3.1")).told.count == 2)
  }

  @Test("hints and solutions of another exercise than the one at hand are asked for by its name")
  func hintsOfAnother() throws {
    #expect(try run(.hint("11.1")).told.last == "\nOne more: swift run Workbook hint Articles/Leak")
    #expect(
      try run(.hint("11.1"), .hint("11.1")).told.last
        == "\nThat was the last one: swift run Workbook solution Articles/Leak shows a solution")
    #expect(
      try run(.begin("11.1"), .hint(nil)).told.last?.hasSuffix(" swift run Workbook solution shows a solution") == true)
  }

  @Test("the solution is shown with its reason, and the reader's file stays as it is")
  func solution() throws {
    try folder.write("Chapters/03-Counter/Yours/ResetUnseen.swift", "// mine\n")
    #expect(
      try run(.solution("3.1")).told == [
        "// done\n", "Because.", "\nYour own file is as it was: Chapters/03-Counter/Yours/ResetUnseen.swift",
      ])
    #expect(folder.read("Chapters/03-Counter/Yours/ResetUnseen.swift") == "// mine\n")
  }

  @Test("where the reader has no file yet, the solution says how to get one")
  func solutionWithoutFile() throws {
    #expect(
      try run(.solution("3.1")).told.last
        == "\nYou have no file of your own yet: swift run Workbook begin Counter/ResetUnseen puts one there for you")
    #expect(folder.read("Chapters/03-Counter/Yours/ResetUnseen.swift") == nil)
  }

  @Test("a reset says where it keeps what has been written")
  func reset() throws {
    try folder.write("Chapters/03-Counter/Yours/ResetUnseen.swift", "// mine\n")
    #expect(
      try run(.reset("3.1")).told == [
        "What you have written is kept in Chapters/03-Counter/Yours/Kept/ResetUnseen 1.swift",
        "Chapters/03-Counter/Yours/ResetUnseen.swift is the skeleton again",
      ])
  }

  @Test("a name that means more than one, or none, is told of")
  func names() throws {
    let two = #expect(throws: WorkbookError.self) { try run(.begin("Leak")) }
    #expect(two?.line == "Leak may be Counter/Leak or Articles/Leak")
    for word in ["Nobody", "3.", ".1"] {
      let none = #expect(throws: WorkbookError.self) { try run(.begin(word)) }
      #expect(none?.line == "there is no exercise \(word): swift run Workbook list shows them")
      #expect(none?.status == 64)
    }
  }

  @Test(
    "a chapter's name begins its first exercise that is not solved; judged is the one at hand, if it is of the chapter")
  func chapterNames() throws {
    #expect(try run(.begin("Counter")).told[0].hasPrefix("Counter/ResetUnseen: "))
    #expect(try run(.verify("03")).told == ["judged Counter/ResetUnseen"])
    #expect(try run(.begin("3.2"), .verify("03")).told.last == "judged Counter/Leak")
    #expect(try run(.verify("3"), .begin("3"), solved: ["Counter/Leak"]).told[1].hasPrefix("Counter/ResetUnseen: "))
  }

  @Test(
    "what was not named is neither begun anew nor told the solution of, and a chapter that is solved has none at hand")
  func chapterIsNoName() throws {
    try folder.write("Chapters/11-Articles/Yours/Leak.swift", "// mine\n")
    for command in [WorkbookCommand.reset("Articles"), .solution("11")] {
      let error = #expect(throws: WorkbookError.self) { try run(command) }
      #expect(error?.line.hasSuffix(" is a chapter: name one of its exercises, Articles/Leak") == true)
      #expect(error?.status == 64)
    }
    #expect(folder.read("Chapters/11-Articles/Yours/Leak.swift") == "// mine\n")
    _ = try run(.verify("11"), solved: ["Articles/Leak"])
    let solved = #expect(throws: WorkbookError.self) { try run(.begin("11")) }
    #expect(solved?.line == "11 is solved: name one of its exercises, Articles/Leak")
  }
}
