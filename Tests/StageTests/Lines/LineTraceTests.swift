import BuiltPackage
import Foundation
import Testing

@testable import ChapterProgram
@testable import Stage

/// The lines themselves are tested with a chapter, in `RanLinesTests`: a desk is not built to be recorded.
@Suite("--trace-lines")
struct LineTraceTests {
  private func trace(
    _ script: String, _ chapter: any Chapter.Type = Desk.self
  ) throws -> (output: String, failures: [String]) {
    let package = try TestFolder.desk()
    let sources = try ChapterSources(root: package.root, folder: "Chapters/99-Desk")
    var trace = try LineTrace(chapter, sources) { () throws(PaneError) in try Player(chapter.steps, step: 1) }
    var output = ""
    try trace.play(try Script(parsing: script, name: "a.script")) { output += $0 }
    return (output, trace.failures)
  }

  @Test func `each input is an entry, and before the first the opening of the screens`() throws {
    #expect(
      try trace("tap up\nnote \"x\"\nexpect count \"1\"\nstep 2\n").output == """
        {"chapter":"Desk","inputs":[
        {"input":"step 1","line":0,"step":1,"ways":{}},
        {"input":"tap up","line":1,"step":1,"ways":{}},
        {"input":"step 2","line":4,"step":2,"ways":{}}
        ]}

        """)
  }

  @Test(
    "a failed expectation and ways that differ are reported, and the entries are printed all the same",
    arguments: [
      (false, "tap up\nexpect count \"7\"", "a.script:2: expected count \"7\", found \"1\" in all four ways"),
      (true, "tap up\ntap down\nexpect count \"0\"", "a.script:3: expected count \"0\", found \"1\" in rx"),
    ])
  func failures(_ isCrooked: Bool, _ script: String, _ last: String) throws {
    let (output, failures) = try trace(script, isCrooked ? CrookedDesk.self : Desk.self)
    #expect(failures.last == last)
    #expect(failures.allSatisfy { $0.hasPrefix("a.script:") })
    #expect(output.contains("\"tap up\""))
  }

  @Test func `a line with an unknown control is reported as --script does`() {
    #expect(throws: ScriptError.self) { try trace("tap nothing") }
  }

  @Test func `a chapter without sources says so in one line, and ends as unavailable`() {
    let run = ConsoleRun(["--trace-lines", "-"], input: "tap up")
    #expect(run.errors.first?.contains("the sources are not in ") == true)
    #expect(run == ConsoleRun(.unavailable, run.errors.first ?? ""))
  }
}
