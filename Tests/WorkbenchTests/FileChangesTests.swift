import Foundation
import Testing

@testable import Workbench

@Suite("Waiting for a file to be saved")
struct FileChangesTests {
  @Test("what was saved before one waits is not missed: written, or put in the place of the old file")
  func saved() throws {
    let folder = try BenchFolder()
    let path = "Chapters/03-Counter/Yours/ResetUnseen.swift"
    let file = folder.root.appendingPathComponent(path)
    try folder.write(path, "1")
    let changes = try FileChanges(of: [file])
    try folder.write(path, "2")
    #expect(comesToAnEnd { changes.wait() })
    try Data("3".utf8).write(to: file, options: .atomic)
    #expect(comesToAnEnd { changes.wait() })
    #expect(folder.read(path) == "3")
  }

  @Test("of two files each is heard of, wherever it is")
  func two() throws {
    let folder = try BenchFolder()
    let paths = ["Chapters/03-Counter/Yours/ResetUnseen.swift", ".workbook"]
    for path in paths { try folder.write(path, "1") }
    for path in paths {
      let changes = try FileChanges(of: paths.map(folder.root.appendingPathComponent))
      try folder.write(path, "2")
      #expect(comesToAnEnd { changes.wait() })
    }
  }

  @Test("a folder that is not there cannot be watched")
  func noFolder() {
    let error = #expect(throws: WorkbenchError.self) { try FileChanges(of: [URL(fileURLWithPath: "/nowhere/a.swift")]) }
    #expect(error?.description == "/nowhere cannot be watched: No such file or directory")
  }
}
