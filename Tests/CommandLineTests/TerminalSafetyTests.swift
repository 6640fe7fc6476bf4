import BuiltPackage
import Foundation
import Testing

@Suite("Control characters never reach the terminal, and closed streams do no harm")
struct TerminalSafetyTests {
  @Test(
    "control characters in arguments and file names are shown, not sent",
    arguments: [
      (["--script", "no\u{1B}[31mfile"], 66), (["--\u{1B}[31m"], 64), (["\u{1B}[31m"], 64),
      (["--pattern", "\u{1B}[31m\u{9B}"], 64), (["--step", "\u{7}\u{1B}"], 64),
    ])
  func arguments(_ arguments: [String], _ status: Int) async throws {
    let run = try await ProgramRun("Counter", arguments)
    #expect(Int(run.status) == status)
    #expect(run.complaints.count == 1)
    #expect(run.complaints.first?.contains("\\u{1B}") == true)
    #expect(!run.error.contains(0x1B))
    #expect(!run.error.contains(0x07))
    #expect(run.error.firstRange(of: "\u{9B}".utf8) == nil)
  }

  @Test(
    arguments: [
      "note \"\\u{1B}[31m\"\n", "type name \"\\u{1B}[31m\"\nshow\n", "paste name \"\\u{1B}]0;title\\u{7}\"\nshow\n",
      "type name \"\\u{1B}\"\nexpect name \"\\u{1B}\\u{1B}\"\n", "tap \u{1B}[31m\n", "\u{1B}[2J\n",
      "expect \u{1B} hidden\n",
    ])
  func `control characters in a script are shown, not sent`(_ script: String) async throws {
    let run = try await ProgramRun("RemainingCharacters", ["--script", "-"], input: Data(script.utf8))
    #expect((run.text + run.complaints.joined()).contains("\\u{1B}"))
    #expect(!run.output.contains(0x1B))
    #expect(!run.error.contains(0x1B))
  }

  @Test func `only on a terminal there is colour, unless it is dumb or the reader wants none`() async throws {
    let able = ["TERM": "xterm"]
    for environment in [[:], able] {
      let file = try await ProgramRun("Counter", ["--demo"], environment: environment)
      #expect(file.status == 0)
      #expect(!file.output.contains(0x1B), "without a terminal there is no colour, whatever the environment says")
    }
    let colored = try await TerminalRun("Counter", ["--demo"], environment: able)
    #expect(colored.status == 0)
    #expect(colored.text.contains("\u{1B}["))
    #expect(colored.text.contains("the four ways are the same"))
    let byOption = try await TerminalRun("Counter", ["--demo", "--no-color"], environment: able)
    let byEnvironment = try await TerminalRun(
      "Counter", ["--demo"], environment: able.merging(["NO_COLOR": "1"]) { $1 })
    let dumb = try await TerminalRun("Counter", ["--demo"])
    #expect(dumb.text == byOption.text)
    #expect(!byOption.text.contains("\u{1B}"))
    #expect(byOption.text.contains("the four ways are the same"))
    #expect(byEnvironment.text == byOption.text)
  }

  @Test(arguments: ["--demo", "--list", "--claims", "--help"])
  func `a closed pipe causes no complaint`(_ action: String) async throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try await ProgramRun("Counter", [action], output: pipe.fileHandleForWriting)
    #expect(run.complaints == [])
    // The status depends on whether the parent process ignores the signal.
    #expect([0, 128 + SIGPIPE].contains(run.status))
  }

  @Test(
    arguments: [
      ("swift run Counter --demo >&-", 0), ("swift run Counter --script missing.script 2>&-", 66),
      ("swift run Counter --demo <&-", 0),
    ])
  func `a stream that is closed changes nothing else`(_ commandLine: String, _ status: Int) async throws {
    let run = try await ProgramRun(commandLine: commandLine)
    #expect(Int(run.status) == status)
    #expect(run.complaints == [])
  }
}
