import BuiltPackage
import Foundation
import Testing

/// Calls `Tests/exercises-walk.sh` with the workbook itself, and stand-ins for `swift` and for the judge.
@Suite("A walk through the exercises")
struct WalkTests {
  private let folder = BenchFolder()
  private let products = ".build/linux/debug"

  init() throws {
    let script = folder.root.appendingPathComponent("Tests/exercises-walk.sh")
    try FileManager.default.createDirectory(
      at: script.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: script, withDestinationURL: PackageFolder.root.appendingPathComponent("Tests/exercises-walk.sh"))
    for (chapter, program) in [("03-Counter", "Counter"), ("11-Articles", "Articles")] {
      try folder.write("Chapters/\(chapter)/Yours/README.md", "")
      try folder.write("\(products)/\(program)", "")
    }
    try folder.write(
      "tools/swift",
      program: """
        case "$*" in *--show-bin-path*) echo "$PWD/\(products)"; exit;; esac
        [ -n "$YOURS" ] || exit 0
        echo "$YOURS" >.build/judged
        file=Chapters/${YOURS%/*}/Yours/${YOURS#*/}.swift
        ! grep -q 'no Swift' "$file" || { echo "$PWD/$file:2:1: error: no Swift"; exit 1; }
        """)
  }

  /// Walks.
  ///
  /// - Parameter meanwhile: a change that another person makes while an exercise is judged, which is `$file`, in the
  /// words of a shell.
  private func walk(_ chapter: String, meanwhile: String = "", environment: String = "") async throws -> ProgramRun {
    for program in ["Counter", "Articles"] {
      try folder.write(
        "\(products)/Your\(program)",
        program: """
          [ "$*" != '--script -' ] || { echo your own; exit; }
          IFS=/ read -r folder name <.build/judged
          file=Chapters/$folder/Yours/$name.swift
          [ "$*" != '--trace-lines -' ] || { printf '{"%s": {}}' "$file"; exit; }
          isDone=0
          grep -qx '// done' "$file" || isDone=1
          \(meanwhile)
          [ "$isDone" = 0 ] || echo '✗ Reset goes back.'
          printf '= Up.\\nend\\n' >>"$JUDGES_JOURNAL"
          exit "$isDone"
          """)
    }
    return try await ProgramRun(
      commandLine: """
        cd '\(folder.root.path)' && cp "$PRODUCTS/Workbook" \(products)/
        PATH=$PWD/tools:$PATH \(environment) bash Tests/exercises-walk.sh \(chapter)
        """)
  }

  /// The files that are now where a reader's files are.
  private func left() -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.root.path)?.compactMap { $0 as? String } ?? []
    return all.filter { ($0.contains("/Yours/") && !$0.hasSuffix("/README.md")) || $0 == ".workbook" }.sorted()
  }

  @Test(
    "each exercise is taken up, found wrong, solved, and left for the next; nothing stays",
    arguments: ["Counter", "all"])
  func walks(_ chapter: String) async throws {
    let run = try await walk(chapter)
    #expect(run.complaints == [])
    #expect(run.status == 0)
    let names = ["Counter/ResetUnseen", "Counter/Leak"] + (chapter == "all" ? ["Articles/Leak"] : [])
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines.dropLast().map { $0.prefix { $0 != ":" } } == names.map { $0[...] })
    #expect(lines.last?.hasPrefix("the exercises of \(chapter) can be walked through") == true)
    #expect(left() == [])
  }

  @Test func `a skeleton that is solved, and a solution that is not, end it`() async throws {
    try folder.write("Chapters/03-Counter/Exercises/Solutions/ResetUnseen.swift", "// to do\n")
    let solution = try await walk("Counter")
    #expect(
      solution.complaints.first?.hasPrefix(
        "Tests/exercises-walk.sh: Counter/ResetUnseen: the solution ends with status 1: ") == true)
    try folder.write("Chapters/03-Counter/Exercises/Solutions/ResetUnseen.swift", "// done\n")
    let skeleton = try await walk("Counter")
    #expect(
      skeleton.complaints.first?.hasPrefix(
        "Tests/exercises-walk.sh: Counter/ResetUnseen: the skeleton ends with status 0: ") == true)
    #expect(left() == [])
  }

  @Test func `a verdict that comes later than the limit ends it`() async throws {
    let run = try await walk("Counter", environment: "VERDICT_SECONDS=-1")
    #expect(
      run.complaints == [
        "Tests/exercises-walk.sh: Counter/ResetUnseen: no verdict may take longer than -1 s; "
          + "VERDICT_SECONDS sets another limit"
      ])
    #expect(run.status == 1)
    #expect(left() == [])
  }

  @Test func `text that is written meanwhile stays, in the file that is judged and in another one`() async throws {
    let own = try await walk("Counter", meanwhile: "echo '// mine' >>\"$file\"")
    #expect(own.status == 1)
    let file = "Chapters/03-Counter/Yours/ResetUnseen.swift"
    #expect(
      own.complaints.first
        == "Tests/exercises-walk.sh: another program has changed \(file) while the script was running")
    #expect(folder.read(file) == "// to do\n// mine\n")
    #expect(left().contains(".workbook"))
    for path in left() { try? FileManager.default.removeItem(at: folder.root.appendingPathComponent(path)) }
    let other = "Chapters/11-Articles/Yours/Leak.swift"
    let elsewhere = try await walk(
      "Counter", meanwhile: "echo '// mine' >\(other)")
    #expect(folder.read(other) == "// mine\n")
    #expect(left() == [".workbook", other])
    #expect(elsewhere.complaints.last?.hasPrefix("./.workbook") == true)
  }

  @Test func `a clone with a reader's progress is refused`() async throws {
    try folder.write(".workbook", "{}")
    let run = try await walk("Counter")
    #expect(
      run.complaints.first?.contains("this folder has files of a reader: run the script in a fresh clone") == true)
    #expect(left() == [".workbook"])
  }
}
