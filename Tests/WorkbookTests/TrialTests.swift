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

  init() throws {
    folder = BenchFolder()
  }

  /// Calls the workbook, which has an exercise judged.
  ///
  /// - Parameters:
  ///   - program: what the reader's program does, in the words of a shell.
  ///   - build: what `swift build` does.
  ///   - hasChapter: whether the chapter has been built.
  ///   - place: where it is called, from the root of the package.
  private func workbook(
    _ command: String = "verify 3.1", program: String = "", build: String = "exit 0", hasChapter: Bool = true,
    in place: String = "."
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

  private func prepare(program: String, build: String = "exit 0", hasChapter: Bool = true) throws {
    if hasChapter { try folder.write("\(products)/Counter", "") }
    try folder.write("\(products)/YourCounter", program: program)
    try folder.write("tools/swift", program: build)
  }

  private func solved() throws -> Set<String> { try Bookmark(root: folder.root).solved }

  /// The last thing that a judge does.
  private static let end = "printf '= Up.\\nend\\n' >>\"$JUDGES_JOURNAL\""

  private static let compared = "\nYour code is that of the solution.\n\nTo remember:\nBecause.\n"

  private static func exited(_ status: Int) -> String {
    """
    ✗ Reset goes back.
      expected the program goes on
      yours: ended it with exit status \(status)
      look at: A call of exit ends the whole program: the code of a screen returns instead.

    """
  }

  @Test(
    "the output of the program is shown, and its status decides, unless it ends before the verdict",
    arguments: [
      ("it is solved", "echo \"✓ $*\"; \(end)", "✓ --check --pattern yours\n\(compared)", 0),
      ("it is wrong", "echo '✗ Reset goes back.'; \(end); exit 1", "✗ Reset goes back.\n", 1),
      ("it ends itself", "printf '= Reset goes back.\\n.' >>\"$JUDGES_JOURNAL\"; exit 0", exited(0), 1),
      ("it ends itself, with 3", "printf '= Reset goes back.\\n.' >>\"$JUDGES_JOURNAL\"; exit 3", exited(3), 1),
      (
        "it prints much", "seq 3000 >>\"$JUDGES_JOURNAL.output\"; echo '✗ Reset goes back.'; \(end); exit 1",
        "✗ Reset goes back.\nprinted by your code, the first 5 lines:\n  | 1\n  | 2\n  | 3\n  | 4\n  | 5\n", 1
      ),
    ])
  func verdicts(_ case: String, _ program: String, _ text: String, _ status: Int) async throws {
    try Bookmark.change(root: folder.root) { $0.solved = ["Counter/ResetUnseen"] }
    let run = try await workbook(program: program)
    #expect(run.text == "\(start)\n\(text)")
    #expect(Int(run.status) == status)
    #expect(try solved() == (status == 0 ? ["Counter/ResetUnseen"] : []))
  }

  @Test func `a notice says that the first verdict on a chapter takes long`() async throws {
    let run = try await workbook(program: "echo '✓ Up is told.'; \(Self.end)", hasChapter: false)
    let notice = "building the chapter first; this once it takes some minutes …"
    #expect(run.text == "\(start)\n\(notice)\n✓ Up is told.\n\(Self.compared)")
  }

  @Test func `a program that a signal ends is reported with its last attempt, and not solved`() async throws {
    let run = try await workbook(
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
    _ = try await workbook(program: Self.end)
    #expect(try folder.tellAll(.backtrace("3.1")).told.first?.hasPrefix("There is no crash to show") == true)
  }

  @Test func `an end before the first attempt is reported; attempts of another run are forgotten`() async throws {
    try folder.write(".build/judge-03-Counter.journal", "= Reset goes back.\n")
    let run = try await workbook(program: "kill -s SEGV $$")
    #expect(run.text.hasPrefix("\(start)\n✗ Something can be tried.\n  expected the program goes on\n"))
    #expect(run.status == 1)
  }

  @Test func `a program that never ends is ended, and reported with its last attempt`() throws {
    try prepare(
      program: """
        printf '= Reset goes back.\\n    tap up\\n    tap reset\\n.' >>"$JUDGES_JOURNAL"
        exec sleep 1000
        """)
    var told: [String] = []
    var trial = Trial(try #require(try Shelf(root: folder.root).exercises(called: "3.1").first))
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

  @Test("compiler errors are reported with their lines, and run reports them beside the output of the program")
  func refused() async throws {
    let path = "Chapters/03-Counter/Yours/ResetUnseen.swift"
    try folder.write(path, "let a = b\n")
    let build = "echo \"$PWD/\(path):1:9: error: cannot find 'b' in scope\"; exit 1"
    let lines = [
      start, "✗ the compiler does not take \(path) yet:", "  line 1: cannot find 'b' in scope", "    let a = b",
      "            ^",
    ]
    let verified = try await workbook(build: build)
    #expect(verified.text == lines.joined(separator: "\n") + "\n")
    #expect(verified.status == 1)
    let refused = try await workbook("run 3.1", build: build)
    #expect(refused.text == "")
    #expect(refused.complaints == lines)
    #expect(refused.status == 1)
  }

  @Test func `run reports a program that cannot be started`() async throws {
    let gone = try await workbook("run 3.1", build: "rm -f .build/linux/debug/YourCounter")
    #expect(gone.complaints == [start, "Workbook: YourCounter cannot be started: No such file or directory"])
    #expect(gone.status == 69)
  }

  @Test func `a failure that is not the reader's is no verdict`() async throws {
    let build = try await workbook(build: "echo 'error: no space left'; exit 1")
    #expect(
      build.text
        == "\(start)\n✗ the program cannot be built, and the reason is not in your file:\n  error: no space left\n")
    #expect(build.complaints == ["Workbook: Counter/ResetUnseen could not be built"])
    #expect(build.status == 69)
    try folder.write(".workbook", "{\"solved\": [\"Counter/ResetUnseen\"]}")
    let chapter = try await workbook(program: "echo 'Counter: this cannot be judged' >&2; exit 69")
    #expect(chapter.text == "\(start)\n")
    #expect(
      chapter.complaints == ["Counter: this cannot be judged", "Workbook: Counter/ResetUnseen could not be judged"])
    #expect(chapter.status == 69)
    #expect(try solved() == ["Counter/ResetUnseen"])
    let program = try await workbook(build: "rm -f .build/linux/debug/YourCounter")
    #expect(program.complaints.first?.hasPrefix("Workbook: YourCounter cannot be started: ") == true)
    #expect(program.status == 69)
  }
}
