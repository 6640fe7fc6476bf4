import Foundation
import Programs
import Testing

@testable import Stage

@Suite("The command that builds a program that counts")
struct CountingBuildTests {
  @Test(
    "each argument is quoted as shells need it, and nothing in it is for the terminal to obey",
    arguments: [
      ("--step", "--step"), ("a b", "'a b'"), ("", "''"), ("it's", "'it'\\''s'"), ("日本.script", "'日本.script'"),
      ("a\nb's\\", "$'a\\012b\\'s\\\\'"), ("\u{1B}[2J", "$'\\033[2J'"), ("x\u{202E}y", "$'x\\342\\200\\256y'"),
      ("$(rm)", "'$(rm)'"), ("*", "'*'"), ("'\u{301}", "''\\''\u{301}'"), ("\n'\u{301}", "$'\\012\\047\\314\\201'"),
    ])
  func quoting(_ argument: String, _ quoted: String) {
    #expect(argument.quotedForShell == quoted)
  }

  @Test("it holds in the folder of the package, and elsewhere with its path")
  func places() {
    #expect(
      CountingBuild(program: "Counter", arguments: ["--trace-lines", "a b"]).description
        == "swift build --enable-code-coverage --scratch-path .build-trace --product Counter"
        + " && .build-trace/debug/Counter --trace-lines 'a b'")
    #expect(
      CountingBuild(program: "Counter", package: "/my book").description
        == "swift build --package-path '/my book' --enable-code-coverage --scratch-path '/my book/.build-trace' "
        + "--product Counter && '/my book/.build-trace/debug/Counter'")
  }

  @Test(
    "bash takes each of them for what it was",
    arguments: ["'\u{301};id", "\n'\u{301}\\\u{301}", "a\nb's\\", "\u{1B}[2J \u{301}", "x\u{202E}y7", "\t\"$A\"`"])
  func bash(_ argument: String) throws {
    let bash = Program(URL(fileURLWithPath: "/bin/bash"), ["-c", "printf %s \(argument.quotedForShell)"])
    let run = try bash.run(.kept, limit: .seconds(600))
    #expect(Array(run.output.unicodeScalars) == Array(argument.unicodeScalars))
  }
}
