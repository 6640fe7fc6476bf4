import BuiltPackage
import Foundation
import Testing

@testable import Workbench
@testable import Workbook

/// Calls the workbook itself, with stand-ins for `swift` and for the program that comes of a reader's file.
@Suite("Judging by the program that comes of a file")
struct TrialTests {
  private let folder: BenchFolder
  private let start = "building Chapters/03-Counter/Yours/ResetUnseen.swift …"

  private let compared = "\nYour code is that of the solution.\n\nTo remember:\nBecause.\n"

  init() throws {
    folder = try BenchFolder()
  }

  /// Has an exercise judged.
  ///
  /// - Parameters:
  ///   - program: what the reader's program does, in the words of a shell.
  ///   - build: what `swift build` does.
  ///   - hasChapter: whether the chapter has been built.
  ///   - place: where it is called, from the root of the package.
  private func verify(
    program: String = "", build: String = "exit 0", hasChapter: Bool = true, in place: String = "."
  ) async throws -> ProgramRun {
    try await workbook("verify 3.1", program: program, build: build, hasChapter: hasChapter, in: place)
  }

  /// Calls the workbook as `verify` does, with another command.
  private func workbook(
    _ command: String, program: String = "", build: String = "exit 0", hasChapter: Bool = true, in place: String = "."
  ) async throws -> ProgramRun {
    try prepare(program: program, build: build, hasChapter: hasChapter)
    return try await ProgramRun(
      commandLine: """
        cd '\(folder.root.path)' && cp "$PRODUCTS/Workbook" \(products)/
        PATH=$PWD/tools:$PATH root=$PWD
        cd '\(place)' && "$root/\(products)/Workbook" \(command)
        """)
  }

  private let products = ".build/linux/debug"

  /// The last thing that a judge does.
  private let end = "printf '= Up.\\nend\\n' >>\"$JUDGES_JOURNAL\""

  private func prepare(program: String, build: String = "exit 0", hasChapter: Bool = true) throws {
    if hasChapter { try folder.write("\(products)/Counter", "") }
    try write("\(products)/YourCounter", program)
    try write("tools/swift", build)
  }

  private func write(_ path: String, _ script: String) throws {
    try StandIn.write(script, as: folder.root.appendingPathComponent(path))
  }

  private func solved() throws -> Set<String> { try Bookmark(root: folder.root).solved }

  @Test("the output of the program is shown, and its status decides")
  func verdicts() async throws {
    let solved = try await verify(program: "echo \"✓ $*\"; \(end)")
    #expect(solved.text == "\(start)\n✓ --check --pattern yours\n\(compared)")
    #expect(solved.status == 0)
    #expect(try self.solved() == ["Counter/ResetUnseen"])
    let wrong = try await verify(program: "echo '✗ Reset goes back.'; \(end); exit 1")
    #expect(wrong.text == "\(start)\n✗ Reset goes back.\n")
    #expect(wrong.status == 1)
    #expect(try self.solved() == [])
  }

  @Test("a notice says that the first verdict on a chapter takes long")
  func firstBuild() async throws {
    let run = try await verify(
      program: "echo '✓ Up is told.'; \(end)", hasChapter: false)
    #expect(
      run.text
        == "\(start)\nbuilding the chapter first; this once it takes some minutes …\n✓ Up is told.\n\(compared)")
  }

  @Test("a program that a signal ends is reported with its last attempt, and not solved")
  func crash() async throws {
    let run = try await verify(
      program: """
        echo "✓ Up is told. $SWIFT_BACKTRACE"
        printf '= Up is told.\\n    tap up\\n.' >>"$JUDGES_JOURNAL"
        printf '\\n= Reset goes back.\\n    tap up\\n    tap reset\\n.' >>"$JUDGES_JOURNAL"
        cat >>"$JUDGES_JOURNAL.errors" <<'END'
        Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
        0 0x1 Yours.reset() in YourCounter at /x/Chapters/03-Counter/Yours/ResetUnseen.swift:12:9
        END
        kill -s SEGV $$
        """)
    #expect(
      run.text == """
        \(start)
        ✓ Up is told. enable=yes,color=no,threads=crashed,registers=none,images=none,limit=16,top=0
        ✗ Reset goes back.
            tap up
            tap reset
          expected the program goes on
          yours: Chapters/03-Counter/Yours/ResetUnseen.swift:12: Index out of range
          look at: Is it a ! where there is nothing, a number that is too large, or a function that calls itself again and again? swift run Workbook backtrace Counter/ResetUnseen shows the calls

        """)
    #expect(run.status == 1)
    #expect(try solved() == [])
    let told = Told()
    let desk = try Desk(root: folder.root, tell: told.tell) { _ throws(WorkbookError) in .wrong }
    #expect(try desk.perform(.backtrace("3.1")))
    #expect(told.lines.first?.hasPrefix("Swift/ContiguousArrayBuffer.swift:692: Fatal error: ") == true)
    #expect(told.lines.first?.contains("ResetUnseen.swift:12:9") == true)
    _ = try await verify(program: end)
    #expect(try folder.tellAll(.backtrace("3.1")).told.first?.hasPrefix("There is no crash to show") == true)
  }

  @Test("a program that ends itself before the verdict is not solved", arguments: [0, 3])
  func exits(_ status: Int) async throws {
    let run = try await verify(program: "printf '= Reset goes back.\\n.' >>\"$JUDGES_JOURNAL\"; exit \(status)")
    #expect(
      run.text == """
        \(start)
        ✗ Reset goes back.
          expected the program goes on
          yours: ended it with exit status \(status)
          look at: A call of exit ends the whole program: the code of a screen returns instead.

        """)
    #expect(run.status == 1)
    #expect(try solved() == [])
  }

  @Test("the first lines that the code prints are shown")
  func prints() async throws {
    let run = try await verify(
      program: "seq 3000 >>\"$JUDGES_JOURNAL.output\"; echo '✗ Reset goes back.'; \(end); exit 1")
    #expect(
      run.text == """
        \(start)
        ✗ Reset goes back.
        printed by your code, the first 5 lines:
          | 1
          | 2
          | 3
          | 4
          | 5

        """)
  }

  @Test("an end before the first attempt is reported; attempts of another run are forgotten")
  func crashAtOnce() async throws {
    try folder.write(".build/judge-03-Counter.journal", "= Reset goes back.\n")
    let run = try await verify(program: "kill -s SEGV $$")
    #expect(run.text.hasPrefix("\(start)\n✗ Something can be tried.\n  expected the program goes on\n"))
    #expect(run.status == 1)
  }

  @Test("a program that never ends is ended, and reported with its last attempt")
  func endless() throws {
    try prepare(
      program: """
        printf '= Reset goes back.\\n    tap up\\n    tap reset\\n.' >>"$JUDGES_JOURNAL"
        exec sleep 1000
        """)
    var told: [String] = []
    var trial = Trial(try folder.exercise("3.1"))
    trial.products = folder.root.appendingPathComponent(products)
    trial.tell = { told.append($0) }
    var isNoticed = false
    trial.answer = { journal in
      guard journal.last != nil else { return .goesOn }
      defer { isNoticed = true }
      return isNoticed ? .isOver : .goesOnNoticed
    }
    let judged = try SwiftTool.$tool.withValue(folder.root.appendingPathComponent("tools/swift")) { try trial.judge() }
    #expect(judged == .wrong)
    #expect(
      told == [
        start, "waiting for your code, 8 seconds at most: Reset goes back.", "✗ Reset goes back.", "    tap up",
        "    tap reset", "  expected it comes to an end",
        "  yours: never does", "  look at: Which loop has no end?",
      ])
  }

  @Test("compiler errors are reported with their lines")
  func refused() async throws {
    try folder.write("Chapters/03-Counter/Yours/ResetUnseen.swift", "let a = b\n")
    let run = try await verify(
      build: "echo \"$PWD/Chapters/03-Counter/Yours/ResetUnseen.swift:1:9: error: cannot find 'b' in scope\"; exit 1")
    #expect(
      run.text == """
        \(start)
        ✗ the compiler does not take Chapters/03-Counter/Yours/ResetUnseen.swift yet:
          line 1: cannot find 'b' in scope
            let a = b
                    ^

        """)
    #expect(run.status == 1)
  }

  @Test("run becomes the program, with its options, its input and its status; its output is the program's alone")
  func becomes() async throws {
    let run = try await workbook(
      "run 3.1 --script - --no-color <\"$root/Package.swift\"", program: "echo \"$* in ${PWD##*/}\"; cat; exit 3",
      in: "Chapters/03-Counter")
    #expect(run.text == "--script - --no-color in 03-Counter\n// the manifest\n")
    #expect(run.complaints == [start])
    #expect(run.status == 3)
    #expect(folder.read("Chapters/03-Counter/Yours/ResetUnseen.swift") == "// to do\n")
  }

  @Test("run reports a failed build, and a program that cannot be started")
  func becomesNothing() async throws {
    try folder.write("Chapters/03-Counter/Yours/ResetUnseen.swift", "let a = b\n")
    let refused = try await workbook(
      "run 3.1",
      build: "echo \"$PWD/Chapters/03-Counter/Yours/ResetUnseen.swift:1:9: error: cannot find 'b' in scope\"; exit 1")
    #expect(refused.text == "")
    #expect(
      refused.complaints == [
        start, "✗ the compiler does not take Chapters/03-Counter/Yours/ResetUnseen.swift yet:",
        "  line 1: cannot find 'b' in scope", "    let a = b", "            ^",
      ])
    #expect(refused.status == 1)
    let gone = try await workbook("run 3.1", build: "rm -f .build/linux/debug/YourCounter")
    #expect(gone.complaints == [start, "Workbook: YourCounter cannot be started: No such file or directory"])
    #expect(gone.status == 69)
  }

  @Test("a failure that is not the reader's is no verdict")
  func trouble() async throws {
    let build = try await verify(build: "echo 'error: no space left'; exit 1")
    #expect(
      build.text
        == "\(start)\n✗ the program cannot be built, and the reason is not in your file:\n  error: no space left\n")
    #expect(build.complaints == ["Workbook: Counter/ResetUnseen could not be built"])
    #expect(build.status == 69)
    try folder.write(".workbook", "{\"solved\": [\"Counter/ResetUnseen\"]}")
    let chapter = try await verify(program: "echo 'Counter: this cannot be judged' >&2; exit 69")
    #expect(chapter.text == "\(start)\n")
    #expect(
      chapter.complaints == ["Counter: this cannot be judged", "Workbook: Counter/ResetUnseen could not be judged"])
    #expect(chapter.status == 69)
    #expect(try solved() == ["Counter/ResetUnseen"])
    let program = try await verify(build: "rm -f .build/linux/debug/YourCounter")
    #expect(program.complaints.first?.hasPrefix("Workbook: YourCounter cannot be started: ") == true)
    #expect(program.status == 69)
  }
}
