import BuiltPackage
import Foundation
import Testing

@testable import Book

@Suite("Book --jobs")
struct JobsProgramTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func jobs(_ shell: String) async throws -> ProgramRun {
    try await ProgramRun(commandLine: "cd '\(folder.root.path)' && PATH=$PWD/tools:$PATH && \(shell)")
  }

  @Test func `names the folder to run it in, and leaves nothing behind elsewhere`() async throws {
    let run = try await jobs("\"$PRODUCTS/Book\" --jobs")
    #expect(run.ending == ["status 66", "Book: there are no Chapters here: go to the folder of the package"])
    #expect(!folder.has(".build"))
  }

  @Test func `begins with the files as they were before a --try that was ended changed them`() async throws {
    let way = "Chapters/03-Count/Way.swift"
    try folder.write(way, "new")
    try folder.write(".build/kept-files/before/\(way)", "old")
    try folder.write(".build/kept-files/changed/\(way)", "new")
    try folder.write("tools/swift", program: "echo 'error: broken'; exit 1")
    let run = try await jobs("\"$PRODUCTS/Book\" --jobs")
    #expect(run.ending == ["status 1", "error: broken", "Book: Count cannot be built: swift build --product Count"])
    #expect(folder.read(way) == "old")
  }

  @Test(arguments: [("INT", 130), ("TERM", 143)] as [(String, Int32)])
  func `ends what it has started when it is ended`(_ signal: String, _ status: Int32) async throws {
    try folder.write("Chapters/03-Count/Way.swift", "old")
    try folder.write("tools/swift", program: "echo >ready; cat hang")
    let run = try await jobs(
      """
      mkfifo ready hang
      "$PRODUCTS/Book" --jobs >/dev/null & book=$!
      read -r line <ready
      kill -s \(signal) "$book"
      wait "$book"
      """)
    #expect(run.ending == ["status \(status)", "Book: stopped; every file is as it was"])
  }

  @Test func `gives a program its script, and reads which lines ran`() throws {
    try folder.write(
      ".build/debug/Count",
      program: """
        read -r step && read -r input
        echo "{\\"inputs\\":[{\\"line\\":2,\\"input\\":\\"$2 $step, $input\\",\\"ways\\":{\\"rx\\":{\\"A.swift\\":{\\"lines\\":[3]}}}}]}"
        """)
    let trace = try TraceBuild(root: folder.root).trace("step 1\ntap it's", by: "Count")
    #expect(trace.inputs.map(\.input) == ["- step 1, tap it's"])
    #expect(trace.inputs.first?.lines(of: "A.swift", in: "rx") == [3])
  }

  @Test func `reports a program that does not end`() throws {
    try folder.write(".build/debug/Count", program: "while :; do :; done")
    let error = #expect(throws: BookError.self) {
      try TraceBuild(root: folder.root, limit: .milliseconds(100)).trace("step 1", by: "Count")
    }
    #expect(error?.lines == ["Book: Count does not end when it plays a script"])
  }
}
