import BuiltPackage
import Testing

@Suite("On a terminal that can place no cursor a bare run is a prompt")
struct PromptTests {
  @Test func `it shows the panes again after each line; undo takes the last input back`() async throws {
    let run = try await TerminalRun(
      "Counter", ["--no-color"], answers: ["tap up\n", "undo\n", "undo\n", "help\n", "quit\n"].map { .type($0) })
    #expect(run.status == 0)
    // Each part begins with the typed line, as the terminal shows it.
    let parts = run.text.split(separator: "\n> ")
    try #require(parts.count == 6)
    #expect(parts[0].contains("Try tap, type, why, undo, help, quit."))
    #expect(parts[1].hasPrefix("tap up\n"))
    #expect(parts[2].hasPrefix("undo\n"))
    #expect(parts[3] == "undo\nThere is nothing to undo.")
    #expect(parts[4].hasPrefix("help\n"))
    #expect(parts[4].contains("restore N"))
    #expect(parts[5] == "quit\n")
    let panes = parts[..<3].map { $0.matches(of: /\b[01]\b/).map(\.output) }
    #expect(panes.map { $0.filter { $0 == "1" }.count } == [0, 4, 0])
  }

  @Test func `the end of the input, Ctrl-D, leaves it, and Ctrl-C ends it`() async throws {
    #expect(try await TerminalRun("Counter", answers: [.type("tap up\n"), .type("\u{4}")]).status == 0)
    #expect(try await TerminalRun("Counter", answers: [.type("tap up\n"), .interrupt]).status == 130)
  }

  @Test func `the first page is there without a wait, and a search finds by itself`() async throws {
    let lines = [
      "expect articles rows 20\n", "paste search \"status:503\"\n", "expect message \"Failed: status 503\"\n",
      "q\n",
    ]
    let run = try await TerminalRun("Articles", ["--no-color", "--pattern", "rx"], answers: lines.map { .type($0) })
    #expect(run.status == 0)
    #expect(run.text.ranges(of: "  rx  as expected").count == 2)
  }
}
