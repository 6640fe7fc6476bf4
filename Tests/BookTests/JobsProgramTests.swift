import BuiltPackage
import Foundation
import Testing

@testable import Book

@Suite("Book --jobs")
struct JobsProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func program(_ path: String, _ source: String) throws {
    try StandIn.write(source, as: folder.url.appendingPathComponent(path))
  }

  private func jobs(_ shell: String) async throws -> ProgramRun {
    try await ProgramRun(commandLine: "cd '\(folder.url.path)' && PATH=$PWD/tools:$PATH && \(shell)")
  }

  @Test("names the folder to run it in, and leaves nothing behind elsewhere")
  func elsewhere() async throws {
    let run = try await jobs("\"$PRODUCTS/Book\" --jobs")
    #expect(run.complaints == ["Book: there are no Chapters here: go to the folder of the package"])
    #expect(run.status == 66)
    #expect(!folder.has(".build"))
  }

  @Test("begins with the files as they were before a --try that was ended changed them")
  func putsBack() async throws {
    _ = try folder.file("Chapters/03-Count/Way.swift", "new")
    _ = try folder.file(".build/kept-files/before/Chapters/03-Count/Way.swift", "old")
    _ = try folder.file(".build/kept-files/changed/Chapters/03-Count/Way.swift", "new")
    try program("tools/swift", "echo 'error: broken'; exit 1")
    let run = try await jobs("\"$PRODUCTS/Book\" --jobs")
    #expect(
      run.complaints == [
        "error: broken",
        "Book: Count cannot be built: swift build --product Count",
      ])
    #expect(run.status == 1)
    #expect(try folder.text(of: "Chapters/03-Count/Way.swift") == "old")
  }

  @Test("ends what it has started when it is ended", arguments: [("INT", 130), ("TERM", 143)] as [(String, Int32)])
  func interrupted(_ signal: String, _ status: Int32) async throws {
    _ = try folder.file("Chapters/03-Count/Way.swift", "old")
    try program("tools/swift", "echo >ready; cat hang")
    let run = try await jobs(
      """
      mkfifo ready hang
      "$PRODUCTS/Book" --jobs >/dev/null & book=$!
      read -r line <ready
      kill -s \(signal) "$book"
      wait "$book"
      """)
    #expect(run.complaints == ["Book: stopped; every file is as it was"])
    #expect(run.status == status)
  }

  @Test("gives a program its script, and reads which lines ran")
  func trace() throws {
    try program(
      ".build/debug/Count",
      """
      read -r step && read -r input
      echo "{\\"inputs\\":[{\\"line\\":2,\\"input\\":\\"$2 $step, $input\\",\\"ways\\":{\\"rx\\":{\\"A.swift\\":{\\"lines\\":[3]}}}}]}"
      """)
    let trace = try TraceBuild(root: folder.url).trace("step 1\ntap it's", by: "Count")
    #expect(trace.inputs.map(\.input) == ["- step 1, tap it's"])
    #expect(trace.inputs.first?.lines(of: "A.swift", in: "rx") == [3])
  }

  @Test("reports a program that does not end")
  func endless() throws {
    try program(".build/debug/Count", "while :; do :; done")
    do throws(BookError) {
      _ = try TraceBuild(root: folder.url, limit: .milliseconds(100)).trace("step 1", by: "Count")
      Issue.record("it ended")
    } catch {
      #expect(error.lines == ["Book: Count does not end when it plays a script"])
    }
  }
}
