import BuiltPackage
import Foundation
import Testing

@Suite("A script from a file or from standard input, and mistakes")
struct ScriptInputTests {
  @Test(
    "is played where it comes from standard input, through a pipe or from a file",
    arguments: [
      (
        #"printf 'tap up\nexpect count "1"\n' | swift run Counter --script -"#,
        "1 input, 1 expectation: ✓ the four ways are the same"
      ),
      (
        #"printf 'tap up\nexpect count "1"\n' | swift run Counter --script=-"#,
        "1 input, 1 expectation: ✓ the four ways are the same"
      ),
      (
        #"printf 'tap up\nexpect count "1"\n' | swift run Counter"#,
        "1 input, 1 expectation: ✓ the four ways are the same"
      ),
      ("swift run Counter --script Chapters/03-Counter/demo.script --pattern rx", "✓ rx is as expected"),
    ])
  func played(_ commandLine: String, _ end: String) async throws {
    let run = try await ProgramRun(commandLine: commandLine)
    #expect(run.status == 0)
    #expect(run.text.hasSuffix("\(end)\n"))
    #expect(run.complaints == [])
  }

  @Test func `a failed expectation ends it with 1, and shows line, expected and found`() async throws {
    let run = try await ProgramRun("Counter", ["--script", "-"], input: Data("tap up\nexpect count \"2\"\n".utf8))
    #expect(run.status == 1)
    #expect(run.complaints == [#"<stdin>:2: expected count "2", found "1" in all four ways"#])
    #expect(run.text.contains("\nexpect count \"2\" ✗ found \"1\" in all four ways\n"))
    #expect(run.text.hasSuffix("\n1 input, 1 expectation: ✗ 1 failure\n"))
  }

  @Test(
    "a mistake is answered with one line on standard error, with line, column and the alternatives in a script",
    arguments: [
      (
        ["--pattern", "foo"], "", 64,
        "Counter: unknown pattern \"foo\": use callback, delegate, observer, rx, today or yours"
      ),
      (["--step", "3"], "", 64, "Counter: --step takes a whole number from 1 to 2, not \"3\""),
      (["--script", "-"], "tap nothing\n", 65, "<stdin>:1:5: there is no control nothing: use one of "),
      (["--script", "-"], "tap up\n\n  push up\n", 65, "<stdin>:3:3: found the unknown command \"push\": use "),
      (["--script", "-"], "tap up\nstep 3\n", 65, "<stdin>:2:"),
      (["--script", "-"], "event restore twelve\n", 65, "<stdin>:1:15: "),
      (["--script", "-"], "expect count 1\n", 65, "<stdin>:1:14: "),
    ] as [([String], String, Int32, String)])
  func mistakes(_ arguments: [String], _ input: String, _ status: Int32, _ start: String) async throws {
    let run = try await ProgramRun("Counter", arguments, input: Data(input.utf8))
    #expect(run.status == status)
    #expect(run.complaints.count == 1)
    #expect(run.complaints.first?.hasPrefix(start) == true, "\(run.complaints)")
    #expect(run.text == "" || status == 65)
  }
}
