import BuiltPackage
import Foundation
import Testing

@Suite("The command line of every chapter")
struct EveryChapterTests {
  nonisolated private static let programs = Result { try PackageFolder.chapters().map(\.program) }

  @Test("--demo plays without a failure", arguments: try programs.get())
  func demo(_ program: String) async throws {
    let run = try await ProgramRun(program, ["--demo"])
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("\(program), step "))
    #expect(run.text.hasSuffix(": ✓ the four ways are the same\n"))
    #expect(run.complaints == [])
  }

  @Test("--list says what there is to touch", arguments: try programs.get())
  func list(_ program: String) async throws {
    let run = try await ProgramRun(program, ["--list"])
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("\(program): "))
    #expect(run.text.contains("\nControls of step "))
    #expect(run.text.contains("\nLines of a script\n"))
    #expect(run.complaints == [])
  }

  @Test("--help says how to call it", arguments: try programs.get())
  func help(_ program: String) async throws {
    let run = try await ProgramRun(program, ["--help"])
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("Usage: swift run \(program) [OPTION]...\n"))
    #expect(run.text.hasSuffix("\nor a chapter that was changed so that nothing can be compared with it.\n"))
    #expect(run.complaints == [])
  }

  @Test("--claims plays each claim", arguments: try programs.get())
  func claims(_ program: String) async throws {
    let run = try await ProgramRun(program, ["--claims"])
    #expect(run.status == 0)
    let claims = run.text.matches(
      of: /\n\nClaim   .+\nScript  .+\nFound   [^\n]+(?:\n {8}[^\n]+)*\nSo      It is (?:not )?so\. .+/)
    #expect(!claims.isEmpty)
    #expect(claims.count == run.text.ranges(of: "\nClaim ").count)
    #expect(run.complaints == [])
  }

  @Test("--check finds no difference", arguments: try programs.get())
  func check(_ program: String) async throws {
    let run = try await ProgramRun(program, ["--check", "--depth", "2", "--random", "2", "--seed", "1"])
    #expect(run.status == 0)
    #expect(run.text.contains("\nevery sequence of 2 inputs: "))
    #expect(run.text.contains("\n2 random sequences of 30, seed 1, "))
    #expect(run.text.hasSuffix("\n0 differences\n"))
    #expect(run.complaints == [])
  }

  @Test("with nothing on standard input a bare run plays the demo", arguments: try programs.get())
  func bare(_ program: String) async throws {
    let bare = try await ProgramRun(program)
    #expect(bare.status == 0)
    #expect(bare.text == (try await ProgramRun(program, ["--demo"]).text))
    #expect(bare.complaints == [])
  }
}
