import Controls
import Foundation
import Testing

@testable import ChapterProgram
@testable import Stage

@Suite("The program of a chapter")
struct ChapterCommandTests {
  @Test("reads its input as a script where that is no terminal, and plays the demo where it is empty")
  func bare() {
    let piped = TestConsole(input: "tap up\ntap up\n")
    #expect(run([], piped) == .fine)
    #expect(piped.output.contains("\ntap up → count \"2\"\n"))

    let empty = TestConsole(input: "")
    #expect(run([], empty) == .fine)
    #expect(empty.output.hasSuffix("\n1 input, 1 expectation: ✓ the four ways are the same\n"))

    let redirected = TestConsole(input: "tap nothing", inputIsTerminal: true)
    #expect(run([], redirected) == .fine)
    #expect(redirected.output == empty.output)
  }

  @Test("writes ASCII to a terminal without UTF-8, in frames that stay straight, and the same text as ever to a file")
  func ascii() {
    let environment = ["LC_ALL": "C", "TERM": "dumb"]
    let test = TestConsole(lines: ["tap up", "why"], inputIsTerminal: true, outputIsTerminal: true)
    #expect(ChapterCommand(Desk.self, test.console).run(["--no-color"], environment: environment) == .fine)
    #expect(test.output.allSatisfy { $0.isASCII })
    #expect(test.output.contains("+ callback --"))
    #expect(test.output.contains("| [ - ] [ + ] "))
    #expect(test.output.contains("up.touchUpInside > target-action"))
    let plain = TestConsole(input: "tap up\n")
    let file = TestConsole(input: "tap up\n")
    #expect(ChapterCommand(Desk.self, plain.console).run([], environment: ["LANG": "C.UTF-8"]) == .fine)
    #expect(ChapterCommand(Desk.self, file.console).run([], environment: environment) == .fine)
    #expect(file.output == plain.output)
    #expect(file.output.contains("✓"))
  }

  @Test("cannot read an input that is closed, a folder, or a file that is not there, and says so in one line")
  func unreadable() {
    let advice = "--script takes the path of a script, or - for standard input"
    let closed = TestConsole(input: nil)
    #expect(run([], closed) == .noInput)
    #expect(closed.errors == ["standard input: it cannot be read; \(advice)"])

    let folder = TestConsole()
    #expect(run(["--script", "/"], folder) == .noInput)
    #expect(folder.errors == ["/: it cannot be read; \(advice)"])

    let missing = TestConsole()
    #expect(run(["--script", "no\u{1B}[2J\nfile"], missing) == .noInput)
    #expect(missing.errors == ["no\\u{1B}[2J\\u{A}file: there is no such file; \(advice)"])
    #expect(missing.output == "")
  }

  @Test("names a script whose name a terminal would obey without harm")
  func strangeName() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())\u{1B}[2J.script")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("tap nothing\n".utf8).write(to: file)
    let unknown = TestConsole()
    #expect(run(["--script", file.path], unknown) == .badScript)
    let name = file.path.replacing("\u{1B}", with: "\\u{1B}")
    #expect(unknown.errors.first?.hasPrefix("\(name):1:5: there is no control nothing") == true)

    try Data("expect count \"1\"\n".utf8).write(to: file)
    let failed = TestConsole()
    #expect(run(["--script", file.path], failed) == .differs)
    #expect(failed.errors.first?.hasPrefix("\(name):1: expected count \"1\"") == true)
  }

  @Test(
    "names the command that shows the reader's own way", arguments: [[], ["--check"], ["--step", "1", "--demo"]])
  func yours(_ others: [String]) {
    let test = TestConsole()
    #expect(run(["--pattern", "yours"] + others, test) == .unavailable)
    #expect(test.errors == ["Desk: your own way is not part of this program: type swift run Workbook run Desk"])
    #expect(test.output == "")
  }

  @Test("plays the demo of one step and one pattern")
  func narrowedDemo() {
    let demo = TestConsole()
    #expect(run(["--demo", "--step", "1", "--pattern", "observer"], demo) == .fine)
    #expect(demo.output.hasPrefix("Desk, step 1 of 2: up and down\n┌ observer "))
    #expect(demo.output.hasSuffix("✓ observer is as expected\n"))
  }

  @Test("exits with 1 where the ways differ, whatever it was asked for")
  func differs() {
    let demo = TestConsole()
    #expect(run(["--demo"], demo, on: CrookedDesk.self) == .differs)
    #expect(demo.errors == ["demo.script:2: after tap down: the screens are not the same: look at rx"])
    let check = TestConsole()
    #expect(run(["--check", "--depth", "3"], check, on: CrookedDesk.self) == .differs)
    let endless = TestConsole(input: "tap ask")
    #expect(run([], endless, on: RestlessDesk.self) == .differs)
  }

  @Test("tries an experiment in a world of its own, and says which names there are")
  func experiments() {
    let spill = TestConsole()
    #expect(run(["--experiment", "spill"], spill, on: CrookedDesk.self) == .fine)
    #expect(spill.output == "blue\n")
    let drip = TestConsole()
    #expect(run(["--experiment", "drip"], drip, on: CrookedDesk.self) == .fine)
    #expect(drip.output == "a drop after 1.0 s\n")
    let loop = TestConsole()
    #expect(run(["--experiment", "loop"], loop, on: CrookedDesk.self) == .differs)
    #expect(loop.errors.count == 1)
    #expect(loop.errors.first?.hasPrefix("CrookedDesk: the experiment loop could not be done: ") == true)

    let list = TestConsole()
    #expect(run(["--list"], list, on: CrookedDesk.self) == .fine)
    #expect(
      list.output.hasSuffix(
        """

        Experiments
          --experiment spill  what ink does
          --experiment drip   what ink does in a while
          --experiment loop   what never ends

        """))
    let help = TestConsole()
    #expect(run(["--help"], help, on: CrookedDesk.self) == .fine)
    #expect(help.output.contains("--experiment NAME"))
  }

  @Test("answers an unknown experiment with one line, and refuses the option in a chapter without experiments")
  func unknownExperiment() {
    let slip = TestConsole()
    #expect(run(["--experiment", "spil"], slip, on: CrookedDesk.self) == .usage)
    #expect(slip.errors == [#"CrookedDesk: unknown experiment "spil": did you mean spill?"#])
    let strange = TestConsole()
    #expect(run(["--experiment", "a\n\u{1B}[2J"], strange, on: CrookedDesk.self) == .usage)
    #expect(strange.errors == [#"CrookedDesk: unknown experiment "a\n\u{1B}[2J": --list names them"#])
    #expect(strange.output == "")

    let none = TestConsole()
    #expect(run(["--experiment", "spill"], none) == .usage)
    #expect(none.errors == [#"Desk: unknown option "--experiment": --help lists the options"#])
    let list = TestConsole()
    #expect(run(["--list"], list) == .fine)
    #expect(!list.output.contains("xperiment"))
    let help = TestConsole()
    #expect(run(["--help"], help) == .fine)
    #expect(!help.output.contains("xperiment"))
  }

  private func run(
    _ arguments: [String], _ test: TestConsole, on chapter: any Chapter.Type = Desk.self
  ) -> ChapterProgram.ExitStatus {
    ChapterCommand(chapter, test.console).run(arguments, environment: ["LANG": "C.UTF-8"])
  }
}
