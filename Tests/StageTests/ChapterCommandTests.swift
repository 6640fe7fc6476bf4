import Controls
import Foundation
import Testing

@testable import ChapterProgram
@testable import Stage

@Suite("The program of a chapter")
struct ChapterCommandTests {
  @Test func `reads its input as a script where that is no terminal, and plays the demo where it is empty`() {
    let piped = ConsoleRun(input: "tap up\ntap up\n")
    #expect(piped.status == .fine)
    #expect(piped.output.contains("\ntap up → count \"2\"\n"))
    let empty = ConsoleRun()
    #expect(empty.status == .fine)
    #expect(empty.output.hasSuffix("\n1 input, 1 expectation: ✓ the four ways are the same\n"))
    #expect(ConsoleRun([], TestConsole(input: "tap nothing", inputIsTerminal: true)) == empty)
  }

  @Test("writes ASCII to a terminal without UTF-8, in frames that stay straight, and the same text as ever to a file")
  func ascii() {
    let environment = ["LC_ALL": "C", "TERM": "dumb"]
    let test = TestConsole(lines: ["tap up", "why"], inputIsTerminal: true, outputIsTerminal: true)
    let shown = ConsoleRun(["--no-color"], test, environment: environment)
    #expect(shown.status == .fine)
    #expect(shown.output.allSatisfy { $0.isASCII })
    for part in ["+ callback --", "| [ - ] [ + ] ", "up.touchUpInside > target-action"] {
      #expect(shown.output.contains(part))
    }
    let plain = ConsoleRun(input: "tap up\n")
    #expect(ConsoleRun([], TestConsole(input: "tap up\n"), environment: environment) == plain)
    #expect(plain.output.contains("✓"))
  }

  @Test(
    "cannot read an input that is closed, a folder, or a file that is not there, and says so in one line",
    arguments: [
      ("script", [], nil, "standard input: it cannot be read"),
      ("script", ["--script", "/"], "", "/: it cannot be read"),
      ("script", ["--script", "no\u{1B}[2J\nfile"], "", "no\\u{1B}[2J\\u{A}file: there is no such file"),
      ("sequence", ["--sequence", "nowhere"], "", "nowhere: there is no such file"),
    ] as [(String, [String], String?, String)])
  func unreadable(_ option: String, _ arguments: [String], _ input: String?, _ trouble: String) {
    let advice = "--\(option) takes the path of a script, or - for standard input"
    #expect(ConsoleRun(arguments, input: input) == ConsoleRun(.noInput, "\(trouble); \(advice)"))
  }

  @Test(
    "names a script whose name a terminal would obey without harm",
    arguments: [
      ("tap nothing\n", .badScript, ":1:5: there is no control nothing"),
      ("expect count \"1\"\n", .differs, ":1: expected count \"1\""),
    ] as [(String, ChapterProgram.ExitStatus, String)])
  func strangeName(_ script: String, _ status: ChapterProgram.ExitStatus, _ trouble: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())\u{1B}[2J.script")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(script.utf8).write(to: file)
    let run = ConsoleRun(["--script", file.path])
    #expect(run.status == status)
    #expect(run.errors.first?.hasPrefix(file.path.replacing("\u{1B}", with: "\\u{1B}") + trouble) == true)
  }

  @Test(
    arguments: [[], ["--check"], ["--step", "1", "--demo"]])
  func `names the command that shows the reader's own way`(_ others: [String]) {
    let advice = "Desk: your own way is not part of this program: type swift run Workbook run Desk"
    #expect(ConsoleRun(["--pattern", "yours"] + others) == ConsoleRun(.unavailable, advice))
  }

  @Test func `plays the demo of one step and one pattern`() {
    let demo = ConsoleRun(["--demo", "--step", "1", "--pattern", "observer"])
    #expect(demo.status == .fine)
    #expect(demo.output.hasPrefix("Desk, step 1 of 2: up and down\n┌ observer "))
    #expect(demo.output.hasSuffix("✓ observer is as expected\n"))
  }

  @Test func `exits with 1 where the ways differ, whatever it was asked for`() {
    let demo = ConsoleRun(["--demo"], on: CrookedDesk.self)
    #expect(demo.status == .differs)
    #expect(demo.errors == ["demo.script:2: after tap down: the screens are not the same: look at rx"])
    #expect(ConsoleRun(["--check", "--depth", "3"], on: CrookedDesk.self).status == .differs)
    #expect(ConsoleRun(on: RestlessDesk.self, input: "tap ask").status == .differs)
  }

  @Test func `tries an experiment in a world of its own, and says which names there are`() {
    func run(_ name: String) -> ConsoleRun { ConsoleRun(["--experiment", name], on: CrookedDesk.self) }
    let spill = run("spill")
    #expect(spill.status == .fine)
    #expect(spill.output == "blue\n")
    let drip = run("drip")
    #expect(drip.status == .fine)
    #expect(drip.output == "a drop after 1.0 s\n")
    let loop = run("loop")
    #expect(loop.status == .differs)
    #expect(loop.errors.count == 1)
    #expect(loop.errors.first?.hasPrefix("CrookedDesk: the experiment loop could not be done: ") == true)
    #expect(run("spil") == ConsoleRun(.usage, #"CrookedDesk: unknown experiment "spil": did you mean spill?"#))
    let strange = #"CrookedDesk: unknown experiment "a\n\u{1B}[2J": --list names them"#
    #expect(run("a\n\u{1B}[2J") == ConsoleRun(.usage, strange))
  }

  @Test func `lists its experiments, and in a chapter without experiments knows no such option`() {
    #expect(
      ConsoleRun(["--list"], on: CrookedDesk.self).output.hasSuffix(
        """

        Experiments
          --experiment spill  what ink does
          --experiment drip   what ink does in a while
          --experiment loop   what never ends

        """))
    #expect(ConsoleRun(["--help"], on: CrookedDesk.self).output.contains("--experiment NAME"))
    for option in ["--list", "--help"] { #expect(!ConsoleRun([option]).output.contains("xperiment")) }
    let unknown = #"Desk: unknown option "--experiment": --help lists the options"#
    #expect(ConsoleRun(["--experiment", "spill"]) == ConsoleRun(.usage, unknown))
  }
}
