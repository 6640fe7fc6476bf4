import BuiltPackage
import Foundation
import Testing

@Suite("A text from outside, in the program of chapter 14")
struct TextFileTests {
  @Test("a file of text is counted by all ways, and shown by its name")
  func counted() async throws {
    let run = try await ProgramRun("Background", ["--text", "LICENSE"])
    #expect(run.status == 0)
    #expect(run.complaints == [])
    #expect(run.text.contains("\nevent open LICENSE → nothing to see\ntap count → "))
    #expect(run.text.contains("│ text: LICENSE "))
    #expect(run.text.hasSuffix("\n3 inputs, 0 expectations: ✓ the four ways are the same\n"))
  }

  @Test(
    "a file that cannot be counted is answered with one line, and nothing happens",
    arguments: [
      (
        ["--text", "no\u{1B}.txt"], 66,
        "Background: no\\u{1B}.txt: there is no such file; --text takes the path of a text file"
      ),
      (["--text", "/dev/null"], 65, "Background: /dev/null: it is no ordinary file"),
      (["--text", "Tests"], 65, "Background: Tests: it is no ordinary file"),
      (["--text"], 64, "Background: --text needs a value: write --text FILE"),
    ] as [([String], Int32, String)])
  func mistakes(_ arguments: [String], _ status: Int32, _ complaint: String) async throws {
    let run = try await ProgramRun("Background", arguments)
    #expect(run.status == status)
    #expect(run.complaints == [complaint])
    #expect(run.text == "")
  }

  @Test("in a script the error has the place of the file's name")
  func script() async throws {
    let run = try await ProgramRun(
      "Background", ["--script", "-"], input: Data("tap count\nevent open \"/nowhere\"\n".utf8))
    #expect(run.status == 65)
    #expect(run.complaints == ["<stdin>:2:12: expected a file of text: /nowhere: there is no such file"])
  }
}
