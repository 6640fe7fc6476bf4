import Terminal
import Testing

@testable import Stage
@testable import StageSession
@testable import TerminalStage

@Suite("What just happened, on as many lines as there are")
struct StoryTests {
  private func stage() throws -> LiveStage {
    let path = "Chapters/99-Desk/Rx.swift"
    let package = try TestFolder([path: "extension RxWay {\n  func up() {\n    tap { 1 }\n  }\n}\n"])
    let log = LineLog(package, ran: [RanLines(files: [path: .init(lines: [2: 1, 3: 2], functions: [2, 3])])])
    return try StageTestBench(step: 1, log: log, doing: [nil, .key(.tab), .key(.enter), nil]).stage
  }

  @Test("the functions that ran stand behind the links, and none goes beyond the limit")
  func limit() throws {
    let stage = try stage()
    let all = stage.story(ofPane: 3, columns: 40)
    #expect(all.last == "ran: RxWay.up")
    for limit in 0...all.count {
      #expect(stage.story(ofPane: 3, columns: 40, atMost: limit) == Array(all.prefix(limit)))
    }
  }
}
