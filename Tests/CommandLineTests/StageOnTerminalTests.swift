import BuiltPackage
import Foundation
import ModelTerminal
import Testing

@Suite("On a terminal a bare run is a stage")
struct StageOnTerminalTests {
  private let environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"]

  /// Returns the screen of a terminal of 100 × 24 after `output`, without blanks at the ends of lines.
  private func screen(_ output: some Sequence<UInt8>) -> (lines: [String], terminal: ModelTerminal) {
    var terminal = ModelTerminal(columns: 100, rows: 24)
    terminal.apply(output)
    let lines = terminal.text(columns: 0..<100, rows: 0..<24).map {
      String($0.reversed().drop { $0 == " " }.reversed())
    }
    return (lines, terminal)
  }

  @Test func `keys move all four panes at once, and the terminal is left as it was`() async throws {
    let run = try await TerminalRun(
      "Counter", environment: environment, columns: 100, rows: 24,
      talk: [("the screens were opened", .type("\t\r")), ("text = ", .type("q"))])
    #expect(run.status == 0)
    let leaving = try #require(Data(run.output).range(of: Data("\u{1B}[?1049l".utf8)))
    let onStage = screen(run.output[..<leaving.lowerBound])
    #expect(onStage.lines[1].filter { $0 == "1" } == "1111")
    #expect(onStage.lines[6] == "What just happened: tap up  y: all, f: next way")
    #expect(onStage.lines[7] == "callback")
    #expect(
      onStage.lines[8].split(separator: "  ").map(String.init) == [
        "up", "Controller", "ViewModel", "closure", "count",
      ])
    let after = screen(run.output)
    #expect(!after.terminal.isAlternate)
    #expect(after.terminal.showsCursor)
    #expect(!after.terminal.bracketsPastes)
    #expect(!after.terminal.reportsMouse)
    #expect(after.terminal.unknown == [])
  }

  @Test func `the signal of Ctrl-C ends it, and the terminal is left as it was`() async throws {
    let run = try await TerminalRun(
      "Counter", environment: environment, columns: 100, rows: 24,
      talk: [("the screens were opened", .interrupt)])
    #expect(run.status == 130)
    let after = screen(run.output)
    #expect(!after.terminal.isAlternate)
    #expect(after.terminal.showsCursor)
  }

  @Test func `a terminal that is too small says so, and is asked line by line`() async throws {
    let run = try await TerminalRun(
      "Counter", ["--no-color"], environment: environment, columns: 39, rows: 24, talk: [("\n> ", .type("quit\n"))])
    #expect(run.status == 0)
    #expect(run.text.contains("Counter: the stage needs a terminal of 40 × 12, this one has 39 × 24: line by line\n"))
    #expect(run.text.hasSuffix("> quit\n"))
    #expect(!run.text.contains("\u{1B}[?1049h"))
  }
}
