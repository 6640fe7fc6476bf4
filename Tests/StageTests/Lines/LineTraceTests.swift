import Foundation
import Testing

@testable import Stage

@Suite("--trace-lines")
struct LineTraceTests {
  private struct Report: Decodable {
    var chapter: String
    var inputs: [LineTrace.Entry]
  }

  private func trace(_ script: String, _ ran: RanLines) throws -> (output: String, failures: [String]) {
    let package = try TestFolder.desk()
    let log = LineLog(package) { ran }
    var trace = LineTrace(
      Desk.self, try Player(Desk.steps, step: 1), try log.sources.get(), try log.recorder.get())
    var output = ""
    try trace.play(try Script(parsing: script, name: "a.script")) { output += $0 }
    return (output, trace.failures)
  }

  private let ran = RanLines(files: [
    "Chapters/99-Desk/Rx.swift": .init(lines: [12: 1, 9: 3], functions: [9]),
    "Chapters/99-Desk/Callback.swift": .init(lines: [2: 1], functions: []),
    "Shared/Models/Desk.swift": .init(lines: [7: 4], functions: []),
  ])

  @Test("each input is a line, with the lines of each way by file, always in the same order")
  func text() throws {
    #expect(
      try trace("tap up\nnote \"x\"\nexpect count \"1\"\nstep 2\n", ran).output == """
        {"chapter":"Desk","inputs":[
        {"input":"tap up","line":1,"step":1,"ways":\(Self.ways)},
        {"input":"step 2","line":4,"step":2,"ways":\(Self.ways)}
        ]}

        """)
  }

  private static let ways =
    #"{"callback":{"Chapters/99-Desk/Callback.swift":{"counts":[1],"lines":[2]}},"#
    + #""rx":{"Chapters/99-Desk/Rx.swift":{"counts":[3,1],"lines":[9,12]}},"#
    + #""shared":{"Shared/Models/Desk.swift":{"counts":[4],"lines":[7]}}}"#

  @Test("a decoder reads it")
  func decoded() throws {
    let report = try JSONDecoder().decode(Report.self, from: Data(try trace("tap up", ran).output.utf8))
    #expect(report.chapter == "Desk")
    #expect(report.inputs.map(\.input) == ["tap up"])
    #expect(report.inputs.first?.ways["rx"]?["Chapters/99-Desk/Rx.swift"]?.lines == [9, 12])
    #expect(try trace("", ran).output == "{\"chapter\":\"Desk\",\"inputs\":[\n]}\n")
  }

  @Test("an expectation that does not come true is told, and the lines all the same")
  func failure() throws {
    let (output, failures) = try trace("tap up\nexpect count \"7\"", ran)
    #expect(
      failures == ["a.script:2: expected count \"7\"; found: callback \"1\", delegate \"1\", observer \"1\", rx \"1\""])
    #expect(output.contains("\"tap up\""))
  }

  @Test("ways that differ are told, and the lines all the same")
  func disagreement() throws {
    let log = LineLog(try TestFolder.desk()) { ran }
    let player = try Player(CrookedDesk.steps, step: 1)
    var trace = LineTrace(CrookedDesk.self, player, try log.sources.get(), try log.recorder.get())
    var output = ""
    try trace.play(try Script(parsing: "tap up\ntap down", name: "a.script")) { output += $0 }
    #expect(trace.failures.first?.hasPrefix("a.script:") == true)
    #expect(output.contains("\"tap up\""))
  }

  @Test("a line that asks for something that there is not is told as --script does")
  func mistake() {
    #expect(throws: ScriptError.self) { try trace("tap nothing", ran) }
  }

  @Test("a program that cannot know which lines run says so in one line, and ends as unavailable")
  func unavailable() {
    let console = TestConsole(input: "tap up")
    let status = ChapterProgram(Desk.self, console.console).run(["--trace-lines", "-"], environment: [:])
    #expect(status == .unavailable)
    #expect(console.errors.count == 1)
    #expect(console.output == "")
  }
}
