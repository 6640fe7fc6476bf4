@testable import TerminalStage
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

  private let difference: [TerminalEvent?] = [
    .text(":"), .text("tap up"), .key(.enter), .text(":"), .text("tap down"), .key(.enter),
  ]

  @Test("nothing but the screens says where the ways differ")
  func silence() throws {
    let bench = try bench(difference)
    #expect(bench.stage.session.told.disagreement != nil)
    #expect(!bench.lines.contains { $0.contains("✗") })
    #expect(bench.lines[28] == "Desk, quiz: up and down  which of the four is wrong?")
    #expect(bench.lines[29].hasPrefix("g guess  "))
  }

  @Test("the source is that with the fault, and no line of it is marked")
  func source() throws {
    let bench = try bench([.text("f"), .text("f"), .text("c")])
    #expect(bench.lines.contains { $0.hasSuffix("5   let two = 22") })
    #expect(
      bench.lines.contains { $0.hasPrefix("Which lines run is not told in a quiz: it would give the fault away") })
  }

  @Test("a wrong guess causes a message below, and the quiz continues")
  func wrong() throws {
    let bench = try bench([.text("g"), .text("rx"), .key(.enter)])
    #expect(bench.lines[28] == "No: rx does what it should. (:reveal gives up)")
    #expect(bench.stage.session.isQuiz)
  }

  @Test("the right line ends it: the answer covers the panes, which show the fault")
  func right() throws {
    let bench = try bench([.text("g"), .text("observer 5"), .key(.enter), nil, .key(.escape), .text("c")])
    #expect(bench.screens[4][0] == "Yes, it is observer, and that is the line: 3 of 3 points.")
    #expect(bench.screens[4][6] == "✗ Down is not told.")
    #expect(bench.lines.contains { $0.contains("─ ✗ observer ─") })
    #expect(bench.stage.script == ["tap up", "tap down"])
    #expect(bench.lines.contains { $0.hasSuffix("▸   5   let two = 22") })
    #expect(bench.lines.contains { $0.hasPrefix("observer: Observer.swift  ▸ the fault") })
  }

  @Test("after it, g shows the answer again")
  func over() throws {
    let bench = try bench([.text(":"), .text("reveal"), .key(.enter), .key(.escape), .text("g")])
    #expect(bench.lines[0] == "It was observer.")
  }

  @Test("a saved session names the step of the chapter")
  func saved() throws {
    let stage = try bench(difference).stage
    #expect(stage.session.history.script(of: "Desk", step: quiz.step).hasPrefix("# Desk: a session on stage\nstep 1\n"))
    #expect(stage.session.history.script(of: "Desk", step: 2).hasPrefix("# Desk: a session on stage\nstep 2\n"))
  }

  @Test("at the prompt a guess is a line, and a right one ends it")
  func prompt() {
    let test = TestConsole(lines: ["tap up", "tap down", "guess rx", "guess", "guess observer 5", "tap up"])
    let status = Prompt.run(
      QuizDesk.self, StepSelection(quiz.fault), quiz: quiz, step: 1, test.console, PaneDrawing(columns: 80, ink: .plain)
    )
    #expect(status == .fine)
    #expect(!test.output.contains("✗ observer"))
    #expect(
      test.output.contains(
        "One of the four is not what it should be. Which, and in which line?\n"
          + "Try guess, reveal, tap, type, why, undo, help, quit.\n"))
    #expect(
      test.output.contains(
        "> No: rx does what it should. (reveal gives up)\n"
          + "> which one? Write guess and callback, delegate, observer or rx\n"
          + "> Yes, it is observer, and that is the line: 2 of 3 points.\n"))
    #expect(test.output.hasSuffix("\nAnother one: swift run Desk --quiz\n"))
    #expect(test.lines == ["tap up"])
  }

  @Test("a slip in one of its words is answered with the word that was meant, at the prompt and on stage")
  func slips() throws {
    let test = TestConsole(lines: ["revael", "gues rx", "udno", "reveal now", "frobnicate"])
    _ = Prompt.run(
      QuizDesk.self, StepSelection(quiz.fault), quiz: quiz, step: 1, test.console, PaneDrawing(columns: 80, ink: .plain)
    )
    #expect(
      test.output.contains(
        """
        > found the unknown command "revael": did you mean reveal?
        > found the unknown command "gues": did you mean guess?
        > found the unknown command "udno": did you mean undo?
        > reveal takes nothing
        > found the unknown command "frobnicate": use tap, type,
        """))
    #expect(test.output.contains(", why, undo, help, quit, guess, reveal\n"))
    let bench = try bench([.text(":"), .text("revael"), .key(.enter)])
    #expect(bench.lines[28] == #"! found the unknown command "revael": did you mean reveal?"#)
  }

  @Test("the help of the prompt lists the words, and the events of the step")
  func help() {
    let test = TestConsole(lines: ["help"])
    _ = Prompt.run(
      QuizDesk.self, StepSelection(quiz.fault), quiz: quiz, step: 1, test.console, PaneDrawing(columns: 80, ink: .plain)
    )
    #expect(
      test.output.contains(
        """

        Here also
          guess NAME [[FILE:]LINE]    which of the four is wrong, and where
          reveal                      give up, and be told
          why                         the calls that the last input caused in each way

        """))
    #expect(test.output.contains("\nControls of step 1\n"))
  }
}
