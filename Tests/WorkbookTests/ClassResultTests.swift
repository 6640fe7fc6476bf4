import BuiltPackage
import Foundation
import Testing

@testable import Workbook

@Suite("The result of a learner")
struct ClassResultTests {
  private let folder = BenchFolder()

  @Test("a result has the name and the progress, and nothing else; control characters in its folder are escaped")
  func result() throws {
    let run = try folder.run(
      .hint("3.1"), .hint("3.1"), .begin("3.1"), .verify("3.1"), .hint("3.2"), .reset("3.2"), .solution("3.2"),
      .begin("11.1"), .result("  Ada L. "), solved: ["Counter/ResetUnseen"])
    #expect(run.told[0] == "1 of 3 solved: it stands in \(folder.root.path)/Ada-L-.result")
    let red = folder.root.appendingPathComponent("\u{1B}[31mred")
    try folder.write("\u{1B}[31mred/Chapters/03-Counter/Exercises/Texts/1-Leak.md", BenchFolder.text)
    let told = Told()
    _ = try Desk(root: red, tell: told.tell, judge: { _ throws(WorkbookError) in .wrong }).perform(.result("Ada"))
    #expect(told.lines[0] == "0 of 1 solved: it stands in \(folder.root.path)/\\u{1B}[31mred/Ada.result")
    #expect(
      folder.read("Ada-L-.result") == """
        Four Ways, result
        name: Ada L.
        Counter/ResetUnseen: solved, 2 hints
        Counter/Leak: begun, 1 hint, solution seen
        Articles/Leak: not begun

        """)
  }

  @Test("an exercise is begun once something was written, or help was taken: next puts a file there by itself")
  func begun() throws {
    func state(_ commands: WorkbookCommand...) throws -> String? {
      for command in commands { _ = try folder.run(command) }
      _ = try folder.run(.result("Ada"))
      return folder.read("Ada.result")?.split(separator: "\n").last.map(String.init)
    }
    #expect(try state(.begin("11.1"), .reset("11.1")) == "Articles/Leak: not begun")
    try folder.write("Chapters/11-Articles/Yours/Leak.swift", "// mine\n")
    #expect(try state() == "Articles/Leak: begun")
    #expect(try state(.reset("11.1")) == "Articles/Leak: not begun")
    #expect(try state(.hint("11.1")) == "Articles/Leak: begun, 1 hint")
  }

  @Test func `a look at the solution counts before an exercise is solved; afterwards it is a comparison`() throws {
    let solved: Set = ["Counter/ResetUnseen", "Counter/Leak"]
    _ = try folder.run(
      .verify("3.1"), .solution("3.1"), .solution("3.2"), .verify("3.2"), .solution("11.1"), .result("Ada"),
      solved: solved)
    #expect(
      folder.read("Ada.result")?.hasSuffix(
        "Counter/ResetUnseen: solved\nCounter/Leak: solved, solution seen\nArticles/Leak: begun, solution seen\n")
        == true)
  }

  @Test func `help is noted before it is printed: reading only its first line counts, too`() throws {
    var noted: [String] = []
    let desk = try Desk(
      root: folder.root,
      tell: { [folder] _ in noted.append(folder.read(".workbook") ?? "") }, judge: { _ throws(WorkbookError) in .wrong }
    )
    _ = try desk.perform(.hint("3.1"))
    #expect(noted.first?.contains("\"Counter\\/ResetUnseen\" : 1") == true)
    _ = try desk.perform(.solution("3.2"))
    #expect(noted.dropLast(2).last?.contains("\"Counter\\/Leak\"") == true)
  }

  @Test func `your own result is overwritten, another learner's never`() throws {
    _ = try folder.run(.result("Ada"), .verify("3.1"), .result("Ada"), solved: ["Counter/ResetUnseen"])
    #expect(folder.read("Ada.result")?.contains("Counter/ResetUnseen: solved\n") == true)
    try folder.write("A-B.result", "my notes\n")
    for name in ["A/B", "A:B"] {
      let error = #expect(throws: WorkbookError.self) { try folder.run(.result(name)) }
      #expect(
        error?.line == "A-B.result is there already and not by \(name): take it away, or add something to the name")
    }
    #expect(folder.read("A-B.result") == "my notes\n")
  }
}
