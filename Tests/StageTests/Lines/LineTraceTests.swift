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
    let sources = try ChapterSources(root: package.url, folder: "Chapters/99-Desk")
    var trace = try LineTrace(chapter, sources) { () throws(PaneError) in try Player(chapter.steps, step: 1) }
    var output = ""
    try trace.play(try Script(parsing: script, name: "a.script")) { output += $0 }
    return (output, trace.failures)
  }

  @Test("each input is an entry, and before the first the opening of the screens")
  func text() throws {
    #expect(
      try trace("tap up\nnote \"x\"\nexpect count \"1\"\nstep 2\n").output == """
        {"chapter":"Desk","inputs":[
        {"input":"step 1","line":0,"step":1,"ways":{}},
        {"input":"tap up","line":1,"step":1,"ways":{}},
        {"input":"step 2","line":4,"step":2,"ways":{}}
        ]}

        """)
  }

  @Test("a failed expectation is reported, and the entries are printed all the same")
  func failure() throws {
    let (output, failures) = try trace("tap up\nexpect count \"7\"")
    #expect(failures == ["a.script:2: expected count \"7\", found \"1\" in all four ways"])
    #expect(output.contains("\"tap up\""))
  }

  @Test("ways that differ are reported, and the entries are printed all the same")
  func disagreement() throws {
    let (output, failures) = try trace("tap up\ntap down\nexpect count \"0\"", CrookedDesk.self)
    #expect(failures.first?.hasPrefix("a.script:") == true)
    #expect(failures.last == "a.script:3: expected count \"0\", found \"1\" in rx")
    #expect(output.contains("\"tap up\""))
  }

  @Test("a line with an unknown control is reported as --script does")
  func mistake() {
    #expect(throws: ScriptError.self) { try trace("tap nothing") }
  }

  @Test("a chapter without sources says so in one line, and ends as unavailable")
  func unavailable() {
    let console = TestConsole(input: "tap up")
    let status = ChapterCommand(Desk.self, console.console).run(["--trace-lines", "-"], environment: [:])
    #expect(status == .unavailable)
    #expect(console.errors.count == 1)
    #expect(console.errors.first?.contains("the sources are not in ") == true)
    #expect(console.output == "")
  }
}
