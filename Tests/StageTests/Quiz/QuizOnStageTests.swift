@testable import BuiltPackage
import TerminalStage
import Terminal
import Testing

@testable import ChapterProgram
@testable import Stage
@testable import StageSession
@testable import Workshop

@Suite("A quiz on stage and at the prompt")
struct QuizOnStageTests {
  private let quiz: Quiz
  private let package: TestFolder

  init() throws {
    package = try QuizDesk.package()
    quiz = try QuizDesk.quiz(package)
  }

  private func bench(_ events: [TerminalEvent?]) throws -> StageTestBench {
    try StageTestBench(on: QuizDesk.self, step: 1, quiz: quiz, sources: HighlightedSources(quiz), doing: events)
  }

  /// What the prompt prints while a person types `lines`, and the lines that it has not read.
  private func prompt(_ lines: String...) -> (output: String, unread: [String]) {
    let test = TestConsole(lines: lines)
    let status = Prompt.run(
      QuizDesk.self, StepSelection(quiz.fault), quiz: quiz, step: 1, test.console, PaneDrawing(columns: 80, ink: .plain)
    )
    #expect(status == .fine)
    return (test.output, test.lines)
  }

  private let difference = keys(": 'tap up' Enter : 'tap down' Enter")

  @Test func `nothing but the screens says where the ways differ`() throws {
    let bench = try bench(difference)
    #expect(bench.stage.session.told.disagreement != nil)
    #expect(!bench.lines.contains { $0.contains("✗") })
    #expect(bench.lines[28] == "Desk, quiz: up and down  which way is wrong?")
    #expect(bench.lines[29].hasPrefix("g guess  "))
  }

  @Test func `the source is that with the fault, and no line of it is marked`() throws {
    let bench = try bench(keys("f f c"))
    #expect(bench.lines.contains { $0.hasSuffix("5   let two = 22") })
    #expect(
      bench.lines.contains { $0.hasPrefix("Which lines run is not told in a quiz: it would give the fault away") })
  }

  @Test func `a wrong guess causes a message below, and the quiz continues`() throws {
    let bench = try bench(keys("g rx Enter"))
    #expect(bench.lines[28] == "No: rx does what it should. (:reveal gives up)")
    #expect(bench.stage.session.isQuiz)
  }

  @Test func `the right line ends it: the answer covers the panes, which show the fault`() throws {
    let bench = try bench(keys("g 'observer 5' Enter … Esc c"))
    #expect(bench.screens[4][0] == "Yes, it is observer, and that is the line: 3 of 3 points.")
    #expect(bench.screens[4][6] == "✗ Down is not told.")
    #expect(bench.stage.script == ["tap up", "tap down"])
    #expect(bench.lines.contains { $0.contains("─ ✗ observer ─") })
    #expect(bench.lines.contains { $0.hasSuffix("▸   5   let two = 22") })
    #expect(bench.lines.contains { $0.hasPrefix("observer: Observer.swift  ▸ the fault") })
  }

  @Test func `after it, g shows the answer again`() throws {
    #expect(try bench(keys(": reveal Enter Esc g")).lines[0] == "It was observer.")
  }

  @Test func `a saved session names the step of the chapter`() throws {
    let history = try bench(difference).stage.session.history
    for step in [quiz.step, 2] {
      #expect(history.script(of: "Desk", step: step).hasPrefix("# Desk: a session on stage\nstep \(step)\n"))
    }
  }

  @Test func `at the prompt a guess is a line, and a right one ends it`() {
    let (output, unread) = prompt("tap up", "tap down", "guess rx", "guess", "guess observer 5", "tap up")
    #expect(!output.contains("✗ observer"))
    #expect(
      output.contains(
        """
        One of the ways is not what it should be. Which, and in which line?
        Try guess, reveal, tap, type, why, undo, help, quit.

        """))
    #expect(
      output.contains(
        """
        > No: rx does what it should. (reveal gives up)
        > which one? Write guess and callback, delegate, observer or rx
        > Yes, it is observer, and that is the line: 2 of 3 points.

        """))
    #expect(output.hasSuffix("\nAnother one: swift run Desk --quiz\n"))
    #expect(unread == ["tap up"])
  }

  @Test("a slip in one of its words is answered with the word that was meant, at the prompt and on stage")
  func slips() throws {
    let output = prompt("revael", "gues rx", "udno", "reveal now", "frobnicate").output
    #expect(
      output.contains(
        """
        > found the unknown command "revael": did you mean reveal?
        > found the unknown command "gues": did you mean guess?
        > found the unknown command "udno": did you mean undo?
        > reveal takes nothing
        > found the unknown command "frobnicate": use tap, type,
        """))
    #expect(output.contains(", why, undo, help, quit, guess, reveal\n"))
    let bench = try bench(keys(": revael Enter"))
    #expect(bench.lines[28] == #"! found the unknown command "revael": did you mean reveal?"#)
  }

  @Test func `the help of the prompt lists the words, and the events of the step`() {
    let output = prompt("help").output
    #expect(
      output.contains(
        """

        Here also
          guess NAME [[FILE:]LINE]    which way is wrong, and where
          reveal                      give up, and be told
          why                         the calls that the last input caused in each way

        """))
    #expect(output.contains("\nControls of step 1\n"))
  }
}
