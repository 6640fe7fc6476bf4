import Foundation
import Testing

@testable import Workbook

@Suite("The files of a class")
struct ResultFilesTests {
  private let folder: BenchFolder

  init() throws {
    folder = try BenchFolder()
  }

  @Test("a name in two files is reported with both; hidden files are not read")
  func doubles() throws {
    for file in ["Ada", "Ada (1)", "Bo", "._Ada"] {
      let name = file.hasPrefix("Ada") ? "Ada" : file
      try folder.write("class/\(file).result", "Four Ways, result\nname: \(name)\nCounter/Leak: solved\n")
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

  @Test("damaged files get a line each, and the others are counted")
  func damaged() throws {
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

  @Test("a folder without results, and a missing folder, are reported")
  func noResults() throws {
    try folder.write("class/a.txt", "")
    let none = #expect(throws: WorkbookError.self) { try folder.run(.results("class")) }
    #expect(none?.line == "there is no result in class: swift run Workbook result NAME writes one for each learner")
    let nowhere = #expect(throws: WorkbookError.self) { try folder.run(.results("nowhere")) }
    #expect(nowhere?.line == "nowhere is no folder that can be read")
  }
}
