import BuiltPackage
import Foundation
import Stage
import Testing

@testable import Book

@Suite("The index by job")
struct JobTests {
  @Test("has a job in every chapter", arguments: try PackageFolder.chapters())
  func everyChapter(_ chapter: ChapterFolder) {
    #expect(Jobs.all.contains { $0.chapter == chapter.description })
  }

  @Test("names the lines of every job in each of the four ways, each in a file of that way")
  func everyWay() throws {
    for job in Jobs.all {
      for way in Pattern.allCases {
        let lines = job.lines[way] ?? []
        #expect(!lines.isEmpty, "\(job.title): \(way)")
        for line in lines {
          let path = "Chapters/\(job.chapter)/\(line.file)"
          let file = WayFile(path, try PackageFolder.text(of: path))
          #expect(file?.way.rawValue.lowercased() == way.rawValue, "\(job.title): \(path)")
        }
      }
    }
  }

  @Test("has scripts that begin with a step, and distinguish another input only if they play it before")
  func scripts() {
    for job in Jobs.all {
      #expect(job.script.first?.wholeMatch(of: /step \d/) != nil, "\(job.title)")
      if let exception = job.exception { #expect(job.script.dropLast().contains(exception), "\(job.title)") }
    }
  }

  @Test("is in the book, family by family, and each job once")
  func inTheBook() throws {
    let book = try Documents.text()
    for (family, _) in Jobs.families { #expect(book.contains("<!-- jobs \(family) -->")) }
    #expect(Set(Jobs.all.map(\.title)).count == Jobs.all.count)
  }

  @Test("a row names the job, its inputs and the lines of each way, with a link to them")
  func row() throws {
    let table = try JobTable([Self.job]) { _ in Self.text }
    #expect(
      table.lines == [
        "| to be done | for this input | callback | delegate | observer | Rx |",
        "| --- | --- | --- | --- | --- | --- |",
        "| **count**: one more. | [3](Chapters/03-Counter/README.md), step 1: `tap down`, **`tap up`**; not for `tap down` "
          + "| [C.swift 2–5](Chapters/03-Counter/C.swift#L2-L5), "
          + "[4](Chapters/03-Counter/C.swift#L4) |  |  "
          + "| [R.swift 1](Chapters/03-Counter/Rx/R.swift#L1) ◦ |",
      ])
  }

  @Test(
    "a difference from a job is reported in a line: its job, its way, its lines, its input",
    arguments: [
      ([1], [1], [2, 3, 4], []),
      ([1], [1], [], ["count: callback: Chapters/03-Counter/C.swift 2–5 never ran for tap up"]),
      ([1], [1], [2, 4], ["count: callback: Chapters/03-Counter/C.swift 2–5: 3 never ran at all"]),
      ([3], [1], [2, 4], []),
      ([1], [1], [3, 4], []),
      ([1], [3], [2, 3, 4], ["count: callback: Chapters/03-Counter/C.swift 2–5 ran for tap down too"]),
    ])
  func linesThatRun(_ opened: [Int], _ down: [Int], _ up: [Int], _ complaints: [String]) throws {
    let trace = try Self.trace("callback", "Chapters/03-Counter/C.swift", opened, down, up)
    let found = try JobCheck(job: Self.job, trace: trace) { _ in Self.text }.complaints()
    #expect(found.filter { $0.contains("callback") && $0.contains("2–5") } == complaints)
  }

  @Test(
    "lines that are said to put something up have run before the input, and do not run for it",
    arguments: [
      ([1], [], []),
      ([], [], ["count: rx: Chapters/03-Counter/Rx/R.swift 1–1 never ran before tap up"]),
      (
        [1], [1],
        ["count: rx: Chapters/03-Counter/Rx/R.swift 1–1 is said to run only before tap up, and runs for it"]
      ),
    ])
  func linesPutUp(_ opened: [Int], _ up: [Int], _ complaints: [String]) throws {
    let trace = try Self.trace("rx", "Chapters/03-Counter/Rx/R.swift", opened, [], up)
    let found = try JobCheck(job: Self.job, trace: trace) { _ in Self.text }.complaints()
    #expect(found.filter { $0.contains("rx") } == complaints)
  }

  @Test("lines run are counted once for an input, without brackets, and not those of an opening")
  func linesRun() throws {
    let trace = try Self.trace("callback", "C.swift", [1], [2, 3], [2, 3, 4, 5])
    let chapter = try LinesRun.Chapter("Counter", trace, script: "step 1\ntap down\ntap up\n") { _ in Self.text }
    #expect(chapter.inputs == 2)
    #expect(chapter.lines == ["callback": 5])
    #expect(chapter.perInput("callback") == 2.5)
    #expect(chapter.perInput("rx") == 0)
  }

  @Test("the lines run were counted in every chapter")
  func everyChapterIsCounted() throws {
    let figures = try LinesRun(readFrom: PackageFolder.root.appendingPathComponent(LinesRun.path))
    #expect(figures.chapters.map(\.chapter) == (try PackageFolder.chapters().map(\.program)))
    for chapter in figures.chapters {
      // An Rx way may hand an input on to operators alone.
      let others = Pattern.allCases.filter { $0 != .rx }
      #expect(chapter.inputs > 0 && others.allSatisfy { chapter.perInput($0.rawValue) > 0 }, "\(chapter)")
    }
  }

  private static let text = "let a = 0\nfunc up() {\n  count += 1\n  show(count)\n}\n"

  private static let job = Job(
    "count", "one more.", in: "03-Counter", ["step 1", "tap down", "tap up"], butNotFor: "tap down",
    callback: [.run("C.swift", "func up"), .run("C.swift", "show(count)")], delegate: [], observer: [],
    rx: [.putUp("Rx/R.swift", "let a")])

  /// The lines of one file that the script of the job runs.
  private static func trace(
    _ way: String, _ path: String, _ opened: [Int], _ down: [Int], _ up: [Int]
  ) throws -> TracedScript {
    let inputs = zip(["step 1", "tap down", "tap up"], [opened, down, up]).enumerated().map { index, entry in
      #"{"line":\#(index + 1),"input":"\#(entry.0)","ways":{"\#(way)":{"\#(path)":{"lines":\#(entry.1)}}}}"#
    }
    return try JSONDecoder().decode(
      TracedScript.self, from: Data(#"{"inputs":[\#(inputs.joined(separator: ","))]}"#.utf8))
  }
}
