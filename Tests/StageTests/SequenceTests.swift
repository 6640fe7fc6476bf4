import Controls
import Diagrams
import Testing
import Trace

@testable import ChapterProgram
@testable import Stage

@Suite("Sequences of a chapter")
struct SequenceTests {
  @Test("a script's last input is drawn for each way, those before it only happen")
  func lastInput() {
    let test = TestConsole(input: "tap up\nexpect count \"1\"\ntap up\nexpect count \"2\"\n")
    #expect(run(["--sequence", "-", "--pattern", "rx"], test) == .fine)
    #expect(test.errors == [])
    #expect(
      test.output == """
        tap up

        rx
        up                   action  count         down
        ├── touchUpInside ──▶┃       │             │
        │                    │       │● text = "2" │
        │                    │       │             │● isEnabled = true
        │● isEnabled = true  │       │             │

        """)
  }

  @Test("each of the four ways has a diagram of its own")
  func ways() {
    let test = TestConsole(input: "tap up\n")
    #expect(run(["--sequence", "-"], test) == .fine)
    let titles = test.output.split(separator: "\n\n").dropFirst().compactMap { $0.split(separator: "\n").first }
    #expect(titles == ["callback", "delegate", "observer", "rx"])
  }

  @Test("an expectation that does not come true is told, and the diagram is drawn all the same")
  func expectation() {
    let test = TestConsole(input: "expect count \"5\"\ntap up\n")
    #expect(run(["--sequence", "-", "--pattern", "callback"], test) == .differs)
    #expect(test.errors == ["<stdin>:1: expected count \"5\", found \"0\" in callback"])
    #expect(test.output.hasPrefix("tap up\n\ncallback\n"))
  }

  @Test(
    "a script without an input, or with one that cannot be, is refused in one line",
    arguments: [
      ("", "<stdin>:1:1: no line of this script is an input: write one to be drawn, such as tap ID"),
      ("show\n", "<stdin>:1:1: no line of this script is an input: write one to be drawn, such as tap ID"),
      ("tap count\n", "<stdin>:1:1: count is a label, and this needs a button"),
    ])
  func badScripts(_ script: String, _ message: String) {
    let test = TestConsole(input: script)
    #expect(run(["--sequence", "-"], test) == .badScript)
    #expect(test.errors == [message])
    #expect(test.output == "")
  }

  @Test("a file that is not there is named with the option that asked for it")
  func noFile() {
    let test = TestConsole()
    #expect(run(["--sequence", "nowhere"], test) == .noInput)
    #expect(
      test.errors == ["nowhere: there is no such file; --sequence takes the path of a script, or - for standard input"])
  }

  private func run(_ arguments: [String], _ test: TestConsole) -> ChapterProgram.ExitStatus {
    ChapterCommand(Desk.self, test.console).run(arguments, environment: [:])
  }
}
