import BuiltPackage
import Foundation
import Platform
import Testing

@Suite("Waiting for a file to be saved")
struct FileChangesTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func newFile(_ path: String) throws -> URL { URL(fileURLWithPath: try folder.write(path, "1")) }

  @Test func `a file saved before the wait is noticed, whether written or replaced`() throws {
    let file = try newFile("a/1.swift")
    let changes = try FileChanges(of: [file])
    try folder.write("a/1.swift", "2")
    #expect(comesToAnEnd { changes.wait() })
    try Data("3".utf8).write(to: file, options: .atomic)
    #expect(comesToAnEnd { changes.wait() })
    #expect(try String(contentsOf: file, encoding: .utf8) == "3")
  }

  @Test(arguments: ["a/1.swift", "b/2.swift"])
  func `of two files each is watched, wherever it is`(_ path: String) throws {
    let files = try ["a/1.swift", "b/2.swift"].map(newFile)
    let changes = try FileChanges(of: files)
    try folder.write(path, "2")
    #expect(comesToAnEnd { changes.wait() })
  }

  @Test func `a folder that is not there cannot be watched`() {
    let error = #expect(throws: FileChanges.Failure.self) {
      try FileChanges(of: [URL(fileURLWithPath: "/nowhere/a.swift")])
    }
    #expect(error?.description == "/nowhere cannot be watched: No such file or directory")
  }
}
