import BuiltPackage
import Foundation
import Stage
import Testing

@testable import Book

@Suite("The index by job")
struct JobTests {
  @Test func `names the lines of every job in each of the four ways, each in a file of that way`() throws {
    for job in Jobs.all {
      for way in Pattern.allCases {
        let lines = job.lines[way] ?? []
        #expect(!lines.isEmpty, "\(job.title): \(way)")
        for line in lines {
          let path = "Chapters/\(job.chapter)/\(line.file)"
          let file = WayFile(path, try PackageFolder.text(of: path))
          #expect(file?.way == way.rawValue, "\(job.title): \(path)")
        }
      }
    }
  }

  @Test func `has scripts that begin with a step, and distinguish another input only if they play it before`() {
    for job in Jobs.all {
      #expect(job.script.first?.wholeMatch(of: /step \d/) != nil, "\(job.title)")
      #expect(job.exception.map(job.script.dropLast().contains) != false, "\(job.title)")
    }
  }

  @Test func `is in the book, family by family, and each job once; every chapter of the book has one`() throws {
    #expect(Set(Jobs.all.map(\.chapter)) == Set(try PackageFolder.chaptersOfBook().map(\.description)))
    let book = try Documents.text()
    for (family, _) in Jobs.families { #expect(book.contains("<!-- jobs \(family) -->")) }
    #expect(Set(Jobs.all.map(\.title)).count == Jobs.all.count)
  }

  @Test func `a row names the job, its inputs and the lines of each way, with a link to them`() throws {
    let table = try JobTable([Self.job]) { _ in Self.text }
    #expect(
      table.lines == [
        "| task | inputs | callback | delegate | observer | Rx |",
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
      ("callback", "C.swift 2–5", [[1], [1], [2, 3, 4]], ""),
      ("callback", "C.swift 2–5", [[1], [1], []], " never ran for tap up"),
      ("callback", "C.swift 2–5", [[1], [1], [2, 4]], ": 3 never ran at all"),
      ("callback", "C.swift 2–5", [[3], [1], [2, 4]], ""),
      ("callback", "C.swift 2–5", [[1], [1], [3, 4]], ""),
      ("callback", "C.swift 2–5", [[1], [3], [2, 3, 4]], " ran for tap down too"),
      // Lines that are said to put something up run before the input, and not for it.
      ("rx", "Rx/R.swift 1–1", [[1], [], []], ""),
      ("rx", "Rx/R.swift 1–1", [[], [], []], " never ran before tap up"),
      ("rx", "Rx/R.swift 1–1", [[1], [], [1]], " is said to run only before tap up, and runs for it"),
    ])
  func linesThatRun(_ way: String, _ lines: String, _ ran: [[Int]], _ complaint: String) throws {
    let place = "Chapters/03-Counter/\(lines)"
    let trace = try Self.trace(way, String(place.prefix { $0 != " " }), ran)
    let found = try JobCheck(job: Self.job, trace: trace) { _ in Self.text }.complaints()
    #expect(
      found.filter { $0.contains(lines) } == (complaint.isEmpty ? [] : ["count: \(way): \(place)\(complaint)"]))
  }

  @Test func `lines run are counted once for an input, without brackets, and not those of an opening`() throws {
    let trace = try Self.trace("callback", "C.swift", [[1], [2, 3], [2, 3, 4, 5]])
    let chapter = try LinesRun.Chapter("Counter", trace, script: "step 1\ntap down\ntap up\n") { _ in Self.text }
    #expect(chapter.inputs == 2)
    #expect(chapter.lines == ["callback": 5])
    #expect(chapter.perInput("callback") == 2.5)
    #expect(chapter.perInput("rx") == 0)
  }

  @Test func `the lines run were counted in every chapter of the book`() throws {
    let figures = try LinesRun(readFrom: PackageFolder.root.appendingPathComponent(LinesRun.path))
    #expect(try PackageFolder.chaptersOfBook().allSatisfy { figures.chapters.map(\.chapter).contains($0.program) })
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

  /// The lines of one file that run for each line of the job's script.
  private static func trace(_ way: String, _ path: String, _ ran: [[Int]]) throws -> TracedScript {
    let inputs = zip(job.script, ran).enumerated().map { index, entry in
      #"{"line":\#(index + 1),"input":"\#(entry.0)","ways":{"\#(way)":{"\#(path)":{"lines":\#(entry.1)}}}}"#
    }
    return try JSONDecoder().decode(
      TracedScript.self, from: Data(#"{"inputs":[\#(inputs.joined(separator: ","))]}"#.utf8))
  }
}
