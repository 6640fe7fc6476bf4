import Foundation
import Testing

@testable import Stage

@Suite("What is shown of what a reader has written")
struct HandoverTests {
  private let package: TestFolder

  init() throws {
    package = try TestFolder([
      "Chapters/99-Desk/Exercises/Texts/1-Climb.md": "# Up\n",
      "Chapters/99-Desk/Exercises/Skeletons/Climb.swift": "// to do\n",
    ])
  }

  private func outcome(
    _ arguments: [String], root: URL? = nil, onTerminal: Bool = true
  ) throws -> (Handover.Outcome, [String]) {
    let test = TestConsole(inputIsTerminal: onTerminal, outputIsTerminal: onTerminal)
    let options = try Options(
      arguments: arguments, environment: [:], patterns: Pattern.allCases.map(\.rawValue) + [Options.yours], steps: 2)
    return (Handover(Desk.self, test.console, root: root ?? package.url).outcome(of: options, arguments), test.errors)
  }

  @Test("nothing, as long as nothing has been written")
  func untouched() throws {
    #expect(try outcome([]).0 == .goesOn(notice: nil))
    try package.write("// to do\n", to: "Chapters/99-Desk/Yours/Climb.swift")
    #expect(try outcome([]).0 == .goesOn(notice: nil))
  }

  @Test("nothing, where another pattern, a step or a demo is asked for, or nobody looks")
  func notAskedFor() throws {
    try package.write("// mine\n", to: "Chapters/99-Desk/Yours/Climb.swift")
    for arguments in [["--pattern", "rx"], ["--step", "1"], ["--demo"]] {
      #expect(try outcome(arguments).0 == .goesOn(notice: nil))
    }
    #expect(try outcome([], onTerminal: false).0 == .goesOn(notice: nil))
  }

  @Test("where there are no exercises nobody can ask for what is his")
  func noExercises() throws {
    let empty = try TestFolder(["Chapters/98-Other/Other.swift": ""])
    let (outcome, errors) = try outcome(["--pattern", "yours"], root: empty.url)
    #expect(outcome == .ends(.usage))
    #expect(errors == ["Desk: there are no exercises to this chapter, and so nothing is yours"])
  }

  @Test("a bookmark that is damaged is told of on the stage, and ends what asked for it")
  func damaged() throws {
    try package.write("{", to: ".workbook")
    let line =
      ".workbook is damaged: put it right, or take it away to begin anew; what you have written stays, and "
      + "swift run Workbook verify all finds out what is solved"
    #expect(try outcome([]).0 == .goesOn(notice: line))
    let (asked, errors) = try outcome(["--pattern", "yours"])
    #expect(asked == .ends(.unavailable))
    #expect(errors == ["Desk: \(line)"])
  }
}
