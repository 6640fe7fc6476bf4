import BuiltPackage
import Foundation
import Testing

@testable import Workbook

@Suite("The files that git tracks")
struct TrackedFilesTests {
  private let folder = BenchFolder()

  @Test func `tracked files are listed, with those that were changed; ignored files are not`() async throws {
    for path in ["LICENSE", "Shared/Rx/Rx.swift", "Chapters/03-Counter/Yours/README.md", ".workbook"] {
      try folder.write(path, "\(path)\n")
    }
    try folder.write(".gitignore", "/Chapters/*/Yours/*\n!/Chapters/*/Yours/README.md\n/.workbook\n")
    try folder.write("Chapters/03-Counter/Yours/Leak.swift", "// mine\n")
    let commit = "git -c user.name=A -c user.email=a@b.example -c commit.gpgsign=false commit -qm one"
    let run = try await ProgramRun(commandLine: "cd '\(folder.root.path)' && git init -q && git add . && \(commit)")
    #expect(run.complaints == [])
    let committed = try TrackedFiles(in: folder.root)
    #expect(committed.paths.count == 11)
    #expect(committed.paths.filter { $0.contains("Yours") } == ["Chapters/03-Counter/Yours/README.md"])
    #expect(committed.changed == [])
    try folder.write("Shared/Rx/Rx.swift", "// my notes\n")
    try FileManager.default.removeItem(at: folder.root.appendingPathComponent("LICENSE"))
    #expect(try TrackedFiles(in: folder.root).changed == ["LICENSE", "Shared/Rx/Rx.swift"])
  }

  @Test func `a folder that is no clone has nothing to cut from`() async throws {
    let run = try await ProgramRun(
      commandLine: "cd '\(folder.root.path)' && swift run Workbook pack 3 --minutes 100 --to '\(folder.root.path)-set'")
    #expect(
      run.complaints == [
        "Workbook: git does not list the files of this folder: a set is cut from a clone, where pack is called"
      ])
    #expect(run.status == 69)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.root.path)-set"))
  }
}
