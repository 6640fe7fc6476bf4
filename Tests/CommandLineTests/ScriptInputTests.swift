import BuiltPackage
import Foundation
import Testing

@Suite("A script from a file or from standard input")
struct ScriptInputTests {
  private static let fine = "tap up\nexpect count \"1\"\n"

  @Test("is played where it comes from standard input", arguments: [["--script", "-"], ["--script=-"], []])
  func standardInput(_ arguments: [String]) async throws {
    let run = try await ProgramRun("Counter", arguments, input: Data(Self.fine.utf8))
    #expect(run.status == 0)
    #expect(run.text.hasSuffix("\n1 input, 1 expectation: ✓ the four ways are the same\n"))
    #expect(run.complaints == [])
  }

  @Test("is played where it comes through a pipe, as the README shows")
  func pipe() async throws {
    let run = try await ProgramRun(
      commandLine: #"printf 'tap up\nexpect count "1"\n' | swift run Counter --script -"#)
    #expect(run.status == 0)
    #expect(run.complaints == [])
  }

  @Test("is played where it is a file")
  func file() async throws {
    let run = try await ProgramRun("Counter", ["--script", "Chapters/03-Counter/demo.script", "--pattern", "rx"])
    #expect(run.status == 0)
    #expect(run.text.hasSuffix(": ✓ rx is as expected\n"))
    #expect(run.complaints == [])
  }

  @Test("a failed expectation ends it with 1, and shows line, expected and found")
  func failedExpectation() async throws {
    let run = try await ProgramRun("Counter", ["--script", "-"], input: Data("tap up\nexpect count \"2\"\n".utf8))
    #expect(run.status == 1)
    #expect(
      run.complaints == [
        #"<stdin>:2: expected count "2", found "1" in all four ways"#
      ])
    #expect(run.text.contains("\nexpect count \"2\" ✗ found \"1\" in all four ways\n"))
    #expect(run.text.hasSuffix("\n1 input, 1 expectation: ✗ 1 failure\n"))
  }
}
