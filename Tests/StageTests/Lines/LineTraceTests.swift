import Foundation
import Testing

@testable import ChapterProgram
@testable import Stage
@testable import StageSession

@Suite("--trace-lines")
struct LineTraceTests {
  private struct Report: Decodable {
    var chapter: String
    var inputs: [LineTrace.Entry]
  }

  private func trace(_ script: String, _ ran: RanLines) throws -> (output: String, failures: [String]) {
    let log = LineLog(try TestFolder.desk(), ran: [opened, ran])
    var trace = try LineTrace(Desk.self, log.sources.get(), log.recorder.get()) { () throws(PaneError) in
      try Player(Desk.steps, step: 1)
    }
    var output = ""
    try trace.play(try Script(parsing: script, name: "a.script")) { output += $0 }
    return (output, trace.failures)
  }

  private let opened = RanLines(files: ["Chapters/99-Desk/Delegate.swift": .init(lines: [5: 1], functions: [])])

  private let ran = RanLines(files: [
    "Chapters/99-Desk/Rx.swift": .init(lines: [12: 1, 9: 3], functions: [9]),
    "Chapters/99-Desk/Callback.swift": .init(lines: [2: 1], functions: []),
    "Shared/Models/Desk.swift": .init(lines: [7: 4], functions: []),
  ])

  @Test(
    "each input is an entry, and before the first the opening of the screens, with the lines of each way by file, always in the same order"
  )
  func text() throws {
    #expect(
      try trace("tap up\nnote \"x\"\nexpect count \"1\"\nstep 2\n", ran).output == """
        {"chapter":"Desk","inputs":[
        {"input":"step 1","line":0,"step":1,"ways":{"delegate":{"Chapters/99-Desk/Delegate.swift":{"counts":[1],"lines":[5]}}}},
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
    #expect(report.inputs.map(\.input) == ["step 1", "tap up"])
    #expect(report.inputs.last?.ways["rx"]?["Chapters/99-Desk/Rx.swift"]?.lines == [9, 12])
  }

  @Test("an expectation that does not come true is told, and the lines all the same")
  func failure() throws {
    let (output, failures) = try trace("tap up\nexpect count \"7\"", ran)
    #expect(
      failures == ["a.script:2: expected count \"7\", found \"1\" in all four ways"])
    #expect(output.contains("\"tap up\""))
  }

  @Test("ways that differ are told, and the lines all the same")
  func disagreement() throws {
    let log = LineLog(try TestFolder.desk(), ran: [ran])
    var trace = try LineTrace(CrookedDesk.self, log.sources.get(), log.recorder.get()) { () throws(PaneError) in
      try Player(CrookedDesk.steps, step: 1)
    }
    var output = ""
    try trace.play(try Script(parsing: "tap up\ntap down", name: "a.script")) { output += $0 }
    #expect(trace.failures.first?.hasPrefix("a.script:") == true)
    #expect(output.contains("\"tap up\""))
  }

  @Test("an expectation tells what all ways showed, as --script does")
  func allWays() throws {
    let log = LineLog(try TestFolder.desk(), ran: [ran])
    var trace = try LineTrace(CrookedDesk.self, log.sources.get(), log.recorder.get()) { () throws(PaneError) in
      try Player(CrookedDesk.steps, step: 1)
    }
    try trace.play(try Script(parsing: "tap up\ntap down\nexpect count \"0\"", name: "a.script")) { _ in }
    #expect(
      trace.failures.last
        == "a.script:3: expected count \"0\", found \"1\" in rx"
    )
  }

  @Test("a line that asks for something that there is not is told as --script does")
  func mistake() {
    #expect(throws: ScriptError.self) { try trace("tap nothing", ran) }
  }

  @Test("a program that cannot know which lines run says so in one line, and ends as unavailable")
  func unavailable() {
    let console = TestConsole(input: "tap up")
    let arguments = ["--step", "1", "--trace-lines", "my taps.script"]
    let status = ChapterCommand(Desk.self, console.console).run(arguments, environment: [:])
    #expect(status == .unavailable)
    #expect(console.errors.count == 1)
    #expect(console.errors.first?.hasSuffix("/debug/Desk --step 1 --trace-lines 'my taps.script'") == true)
    #expect(console.output == "")
  }
}
