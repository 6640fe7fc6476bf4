import BuiltPackage
import Testing

@testable import Workbench

@Suite("Messages of the compiler")
struct CompilerMessageTests {
  private let output = """
    [3/7] Compiling YourCounter ResetUnseen.swift
    /here/Chapters/03-Counter/Yours/ResetUnseen.swift:30:7: error: cannot find 'countx' in scope
    28 |
       |       `- error: cannot find 'countx' in scope
    /here/Chapters/03-Counter/Yours/ResetUnseen.swift:12:3: warning: never used
    /here/Chapters/03-Counter/Yours/ResetUnseen.swift:9:1: error: expected '}'
    /here/Chapters/03-Counter/Yours/ResetUnseen.swift:30:7: error: cannot find 'countx' in scope
    /here/Shared/Stage/Way.swift:1:1: error: something else
    error: fatalError
    """

  @Test func `the errors in the reader's file come once each, from the top; warnings are none`() {
    let messages = CompilerMessage.errors(of: output, about: "Chapters/03-Counter/Yours/ResetUnseen.swift")
    #expect(
      messages.map { "\($0.line):\($0.column) \($0.message)" } == [
        "9:1 expected '}'", "30:7 cannot find 'countx' in scope",
      ])
    let other = CompilerMessage.errors(of: output, about: "Yours/Other.swift")
    #expect(other.isEmpty)
  }

  @Test func `for other failures the lines with errors are reported, or all of them`() {
    #expect(
      CompilerMessage.errorLines(of: "a\nerror: b\nerror: b\n/x.swift:1:1: error: c\n")
        == ["error: b", "/x.swift:1:1: error: c"])
    #expect(CompilerMessage.errorLines(of: "no room\n") == ["no room"])
  }

  @Test func `a reader sees the line, with a mark below the place, whatever characters come before it`() throws {
    let folder = BenchFolder()
    let exercise = try folder.exercise("ResetUnseen")
    try folder.write(exercise.yours, "let é = \u{1B}\n  let 数 = x\n")
    let outcome = YourProgram.Outcome.refused([
      CompilerMessage(line: 2, column: 13, message: "cannot find 'x' in scope")
    ])
    #expect(
      outcome.complaint(about: exercise) == [
        "✗ the compiler does not take Chapters/03-Counter/Yours/ResetUnseen.swift yet:",
        "  line 2: cannot find 'x' in scope", "      let 数 = x", "               ^",
      ])
  }
}
