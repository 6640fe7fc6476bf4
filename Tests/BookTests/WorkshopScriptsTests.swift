import BuiltPackage
import Foundation
import Testing

@Suite("The scripts of the workshop")
struct WorkshopScriptsTests {
  /// Runs the check with stand-ins for what it asks: the disk, the compiler, the terminal's size and characters.
  private func check(
    _ arguments: String = "", swift version: String = "6.2", free gigabytes: Int = 9, build: String = "exit 0"
  ) async throws -> ProgramRun {
    let folder = try TestFolder()
    let check = try folder.write(
      "package/Shared/Tools/workshop-check.sh", try PackageFolder.text(of: "Shared/Tools/workshop-check.sh"))
    let programs = [
      "package/.build/Counter": "echo 'the four ways are the same'",
      "tools/df": "echo head; echo disk 0 0 \(gigabytes * 1024 * 1024) 0% /",
      "tools/locale": "echo UTF-8",
      "tools/stty": "echo 40 120",
      "tools/swift": """
      case "$*" in
        --version) echo "Swift version \(version).1" ;;
        *--show-bin-path) echo "$PWD/.build" ;;
        build*) \(build) ;;
      esac
      """,
    ]
    for (name, script) in programs { try folder.write(name, program: script) }
    return try await ProgramRun(commandLine: "PATH='\(folder.root.path)/tools':$PATH bash '\(check)' \(arguments)")
  }

  @Test func `a machine that has everything is ready`() async throws {
    let run = try await check("--quick")
    for line in ["Swift 6.2", "room on the disk", "built: Counter", "a chapter runs"] {
      #expect(run.text.contains("ok       \(line)\n"), "\(run.text)")
    }
    #expect(run.text.hasSuffix("\nThis machine is ready.\n"))
    #expect(run.status == 0)
  }

  @Test func `a missing tool is reported with its remedy`() async throws {
    let old = try await check(swift: "5.9")
    #expect(old.text.contains("missing  Swift 5.9 is too old\n         → install 6.2 or later from swift.org"))
    #expect(old.status == 1)
    #expect(try await check(free: 0).text.contains("missing  less than 1 GB free on the disk of this folder"))
    let failed = try await check(build: "echo 'A.swift:1: error: no'; exit 1")
    #expect(failed.text.contains("missing  the build fails: A.swift:1: error: no"))
  }

  @Test(
    arguments: [("--fast", "--fast"), ("--quick now", "now")])
  func `words that it does not know are refused in a line`(_ arguments: String, _ word: String) async throws {
    let run = try await check(arguments)
    #expect(run.ending == ["status 64", "workshop-check: \(word) is no option; there is --quick, or nothing"])
    #expect(try await check("--help").text.hasPrefix("Usage: bash Shared/Tools/workshop-check.sh [--quick]\n"))
  }

  @Test func `a sheet has the questions of its chapter, and room below each`() async throws {
    let run = try await ProgramRun(commandLine: "bash Shared/Tools/workshop-sheets.sh 3")
    #expect(run.status == 0)
    #expect(run.text.contains("<h1>3 Counter "))
    #expect(run.text.components(separatedBy: "<section>").count == 2)
    let questions = run.text.matches(of: #/<p>\d\. /#).count
    #expect(questions >= 3)
    #expect(run.text.components(separatedBy: "<div class=\"room\">").count == 1 + questions)
  }

  @Test(
    arguments: [("99", "the book has no chapter 99"), ("x", "x is no number")])
  func `a chapter that there is not has no sheet`(_ number: String, _ complaint: String) async throws {
    let run = try await ProgramRun(commandLine: "bash Shared/Tools/workshop-sheets.sh \(number)")
    #expect(run.text == "")
    #expect(run.ending.count == 2)
    #expect(run.ending.joined(separator: ", ").hasPrefix("status 64, workshop-sheets: \(complaint)"))
  }
}
