import BuiltPackage
import Foundation
import Testing

@Suite("The command line of every chapter")
struct EveryChapterTests {
  @Test(
    "--demo plays without a failure, --list prints the controls and the lines of a script, --help says how to call it",
    arguments: try Chapters.names.get(),
    [
      ("--demo", "NAME, step ", "", ": ✓ the four ways are the same\n"),
      ("--list", "NAME: ", "\nControls of step ", ""), ("--list", "NAME: ", "\nLines of a script\n", ""),
      (
        "--help", "Usage: swift run NAME [OPTION]...\n", "",
        "\nneeded, or the chapter was changed so that nothing can be compared with it.\n"
      ),
    ])
  func printed(_ program: String, _ parts: (option: String, start: String, middle: String, end: String)) async throws {
    let run = try await ProgramRun(program, [parts.option])
    #expect(run.status == 0)
    #expect(run.text.hasPrefix(parts.start.replacing("NAME", with: program)))
    #expect(parts.middle.isEmpty || run.text.contains(parts.middle))
    #expect(run.text.hasSuffix(parts.end))
    #expect(run.complaints == [])
  }

  @Test(
    "--claims plays each claim, finding and trap; claims alone have a place in a source",
    arguments: try PackageFolder.chapters())
  func claims(_ chapter: ChapterFolder) async throws {
    let run = try await ProgramRun(chapter.program, ["--claims"])
    #expect(run.status == 0)
    let played = run.text.matches(
      of:
        #/
        \n \n (?: Claim\x20{3} | Finding\x20 | Trap\x20{4} ) .+
        \n (?: Source\x20{2} .+ \n )? Script\x20{2} .+
        \n Found\x20{3} [^\n]+ (?: \n \x20{8} [^\n]+ )*
        \n So\x20{6} (?:True|False)\.\x20 .+
        /#)
    for entry in run.text.matches(of: /\n(Claim|Finding|Trap) +(.+)\n(Source  .+ \(\d{3}\), lines? \d+.*\n)?/) {
      let (kind, statement, source) = (entry.output.1, entry.output.2, entry.output.3)
      #expect((source != nil) == (kind == "Claim"), "\(kind): \(statement)")
    }
    #expect(try !played.isEmpty || !chapter.isInBook())
    #expect(played.count == run.text.matches(of: /\n(?:Claim|Finding|Trap)\x20/).count)
    #expect(run.complaints == [])
  }

  /// An error that reaches a binding would stop the program, which is a debug build.
  @Test(arguments: try Chapters.names.get())
  func `--check finds no difference, and no error reaches a binding`(_ program: String) async throws {
    let run = try await ProgramRun(program, ["--check", "--depth", "2", "--random", "2", "--seed", "1"])
    #expect(run.status == 0)
    #expect(run.text.contains("\nevery sequence of 2 inputs: "))
    #expect(run.text.contains("\n2 random sequences of 30, seed 1, "))
    #expect(run.text.hasSuffix("\n0 differences\n"))
    #expect(run.complaints == [])
  }
}
