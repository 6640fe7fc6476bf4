import BuiltPackage
import Foundation
import Testing

@testable import Workbook

@Suite("The results of a class")
struct ResultFilesTests {
  private let folder = BenchFolder()
  private let head = "Four Ways, result\nname: "

  @Test func `a name in two files is reported with both; hidden files are not read`() throws {
    for file in ["Ada", "Ada (1)", "Bo", "._Ada"] {
      let name = file.hasPrefix("Ada") ? "Ada" : file
      try folder.write("class/\(file).result", head + "\(name)\nCounter/Leak: solved\n")
    }
    try Data([0, 5, 22, 7]).write(to: folder.root.appendingPathComponent("class/._Bo.result"))
    let run = try folder.run(.results("class"))
    #expect(run.isFine)
    #expect(run.told.count { $0.hasPrefix("Ada ") } == 2)
    #expect(
      run.told.suffix(2) == [
        "\nOne name, and more than one row; take an older one away:", "  Ada: Ada (1).result, Ada.result",
      ])
  }

  @Test func `damaged files get a line each, and the others are counted`() throws {
    let head = "Four Ways, result\n"
    for (name, text) in [
      ("a", head + "name: Ada\nCounter/Leak: solved\n"), ("b", "{"), ("c", head + "Ada\n"),
      ("d", head + "name: \u{1B}[2J1\n"), ("e", head + "name: E\n\nCounter/Leak: done\n"),
      ("f", head + "name: F\nCounter/Leak: solved\nCounter/Leak: begun\n"),
      ("g\u{1B}[31m", ""), ("h", head + "name: H\nCounter/Leak: solved, 99999999999999999999 hints\n"),
      ("i", String(repeating: head, count: 10_000)),
    ] { try folder.write("class/\(name).result", text) }
    try folder.write("class/j.result/no-file", "")
    try Data([0xFF, 0xFE]).write(to: folder.root.appendingPathComponent("class/k.result"))
    let run = try folder.run(.results("class"))
    #expect(!run.isFine)
    #expect(
      run.told == [
        "learner  Counter  hints  solutions seen", "Ada          1/1      0               0", "",
        "No learner got stuck.",
        "\nNot counted:", "  b.result: line 1: this is no result of the workbook",
        "  c.result: line 2: here stands name: and a name",
        "  d.result: line 2: a name has only characters that can be seen, and this one has not",
        "  e.result: line 4: this is not as in Counter/ResetUnseen: solved, 1 hint",
        "  f.result: line 4: Counter/Leak stands here twice",
        "  g\\u{1B}[31m.result: line 1: this is no result of the workbook",
        "  h.result: line 3: this is not as in Counter/ResetUnseen: solved, 1 hint",
        "  i.result: this is no result of the workbook", "  j.result: this cannot be read",
        "  k.result: this is no result of the workbook",
      ])
  }

  @Test func `a folder without results, and a missing folder, are reported`() throws {
    try folder.write("class/a.txt", "")
    let none = #expect(throws: WorkbookError.self) { try folder.run(.results("class")) }
    #expect(none?.line == "there is no result in class: swift run Workbook result NAME writes one for each learner")
    let nowhere = #expect(throws: WorkbookError.self) { try folder.run(.results("nowhere")) }
    #expect(nowhere?.line == "nowhere is no folder that can be read")
  }

  @Test func `the table has a row for each learner, and at its end the exercises that most got stuck on`() throws {
    try folder.write(
      "class/1.result",
      head + "Ada\nCounter/ResetUnseen: solved\nCounter/Leak: begun, 3 hints\nArticles/Leak: not begun\n")
    try folder.write(
      "class/2.result",
      head
        + "名前\r\nCounter/ResetUnseen: solved, 1 hint, solution seen\r\nCounter/Leak: begun\r\n\r\nOther/One: begun\r\n"
    )
    try folder.write("class/notes.txt", "not read")
    let run = try folder.run(.results("class"))
    #expect(run.isFine)
    #expect(
      run.told == [
        "learner  Counter  Other  hints  solutions seen",
        "Ada          1/2      –      3               0",
        "名前         1/2    0/1      1               1",
        "", "Most got stuck on (not solved, or the solution was looked at):", "  Counter/Leak  2 of 2 who began it",
        "  Counter/ResetUnseen  1 of 2 who began it", "  Other/One  1 of 1 who began it",
      ])
  }

  @Test func `only a begun exercise can be stuck: looking at its solution begins it, whatever the file says`() throws {
    try folder.write("class/1.result", head + "Ada\nCounter/Leak: not begun, solution seen\n")
    try folder.write("class/2.result", head + "Bo\nCounter/Leak: not begun, 2 hints\n")
    try folder.write("class/3.result", head + "Cy\nCounter/Leak: not begun\n")
    #expect(try folder.run(.results("class")).told.last == "  Counter/Leak  2 of 2 who began it")
  }

  @Test func `chapters are numbered if their names do not fit; a chapter that no learner began has no column`() throws {
    let programs = (1...14).map { "Chapter\($0 < 10 ? "0" : "")\($0)" }
    for program in programs {
      try folder.write("Chapters/\(program.suffix(2))-\(program)/Exercises/Texts/1-One.md", BenchFolder.text)
    }
    let begun = programs.map { "\($0)/One: \($0 == "Chapter02" ? "not begun" : "solved")\n" }.joined()
    try folder.write("class/1.result", "Four Ways, result\nname: Ada\n" + begun)
    #expect(
      try folder.run(.results("class")).told.prefix(2) == [
        "learner    1    3    4    5    6    7    8    9   10   11   12   13   14  hints  solutions seen",
        "Ada      1/1  1/1  1/1  1/1  1/1  1/1  1/1  1/1  1/1  1/1  1/1  1/1  1/1      0               0",
      ])
  }
}
