import Controls
import Foundation
import Testing

@testable import ChapterProgram
@testable import Stage

@Suite("The prompt")
struct PromptTests {
  @Test(arguments: ["quit", "exit", "q"])
  func `shows the screen, reads a line, shows it again, until quit`(_ quit: String) {
    let test = run(["tap up", "", quit, "tap up"])
    #expect(
      test.output == """
        Desk: A desk to test the stage on.
        \(screen(0))
        Try tap, type, why, undo, help, quit.
        > \(screen(1))
        > > 
        """)
    #expect(test.lines == ["tap up"])
    #expect(test.errors == [])
    let end = run([]).output
    #expect(end.hasSuffix("Try tap, type, why, undo, help, quit.\n> \n"), "the end of the input has a line of its own")
  }

  @Test(
    arguments: [
      ("tap nothing", "there is no control nothing: use one of count, down, up, name, greeting, ask, ok"),
      ("event restore 9", "expected a whole number from 0 to 3"),
      ("replay 2", "a saved session is replayed by --script FILE"),
      ("tapp up", "found the unknown command \"tapp\": did you mean tap?"),
      ("note \"\u{1B}[2J\"", "found an invisible character in a text, expected its escape: write \\u{1B}"),
    ])
  func `continues after a line that makes no sense, and names the reason`(_ line: String, _ message: String) {
    let test = run([line, "tap up"])
    #expect(answers(test) == ["\(message)\n", "\(screen(1))\n"])
  }

  @Test func `undoes the last input by playing the others again`() {
    let test = run(["tap up", "tap up", "undo", "undo", "undo"])
    let screens = [1, 2, 1].map { screen($0) + "\n" }
    #expect(answers(test) == screens + ["\(screen(0))\n", "There is nothing to undo.\n"])
  }

  @Test func `why prints the calls that the last input caused, and says so if there was no input`() {
    let test = run(["why", "tap up", "why", "tap up"])
    #expect(answers(test).first == "Nothing has happened yet.\n")
    let chain = answers(test)[2].split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(chain.first?.contains("up.touchUpInside → ") == true)
    #expect(chain.contains(#"count.text = "1""#))
    #expect(answers(test).last == screen(2) + "\n")
  }

  @Test func `goes to a step, where there is nothing to undo yet, and comes back to its beginning`() {
    let test = run(["tap up", "step 1", "undo", "tap up", "undo"])
    let (zero, one) = (screen(0) + "\n", screen(1) + "\n")
    #expect(answers(test) == [one, zero, "There is nothing to undo.\n", one, zero])
    #expect(run(["step 1", "help"]).output.contains("Events of step 1\n  none\n"))
  }

  @Test func `takes all lines of a script`() {
    let test = run(["show", "note \"a \\u{1B}\"", "expect count \"0\"", "expect count \"1\" # no", "# nothing"])
    #expect(
      answers(test) == [
        "\(screen(0))\n",
        "a \\u{1B}\n",
        "  rx  as expected\n",
        "  rx  \"0\"\n",
        "",
      ])
  }

  @Test(arguments: ["help", "?", "  help "])
  func `lists what can be done`(_ line: String) {
    let text = answers(run([line]))[0]
    #expect(text.hasPrefix("Desk: A desk to test the stage on.\n"))
    #expect(text.contains("\n  tap ID "))
    #expect(
      text.hasSuffix(
        """

        Here also
          why                         the calls that the last input caused in each way
          undo                        the last input never happened
          help                        this text
          quit                        leave; so does the end of the input

        """))
  }

  @Test("shows the differences between the ways, and goes back to where it was after one that never comes to rest")
  func differs() {
    let differing = run(["tap up", "tap down"], on: CrookedDesk.self, patterns: Pattern.allCases)
    #expect(answers(differing)[1].hasSuffix("✗ rx        count \"1\", down enabled\n"))
    let test = run(["tap up", "tap ask", "tap up"], on: RestlessDesk.self)
    #expect(answers(test)[1].hasPrefix("rx never comes to rest: endless: "))
    #expect(answers(test)[2] == "\(screen(2))\n")
  }

  private func run(
    _ lines: [String], on chapter: any Chapter.Type = Desk.self, patterns: [Stage.Pattern] = [.rx]
  ) -> TestConsole {
    let test = TestConsole(lines: lines, inputIsTerminal: true, outputIsTerminal: true)
    let status = Prompt.run(
      chapter, StepSelection(chapter.steps, patterns), step: chapter.steps.count, test.console, PaneDrawing(columns: 80)
    )
    #expect(status == .fine)
    return test
  }

  /// Returns the output after each line that was typed.
  private func answers(_ test: TestConsole) -> [String] {
    Array(test.output.split(separator: "> ", omittingEmptySubsequences: false).dropFirst().dropLast().map(String.init))
  }

  private func screen(_ count: Int) -> String {
    """
    ┌ rx ─────────────┐
    │ \(count)               │
    │ \(count > 0 ? "[ − ]" : "( − )") [ + ]     │
    │ name: Your name │
    │                 │
    │ [ Ask ]         │
    └─────────────────┘
    """
  }
}
