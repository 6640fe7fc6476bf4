import Foundation
import Testing

@testable import Workbench

@Suite("The folder of the workbook")
struct WorkbookFolderTests {
  private let folder: BenchFolder

  init() throws {
    folder = try BenchFolder()
  }

  @Test("it is found from itself, and from wherever one is in it", arguments: ["", "Chapters/03-Counter/Exercises"])
  func inside(_ path: String) throws {
    #expect(try WorkbookFolder.around(folder.root.appendingPathComponent(path)).path == folder.root.path)
  }

  @Test("another package in it is not taken for it")
  func otherPackage() throws {
    try folder.write("Chapters/03-Counter/Yours/Other/Package.swift", "")
    let other = folder.root.appendingPathComponent("Chapters/03-Counter/Yours/Other")
    #expect(try WorkbookFolder.around(other).path == folder.root.path)
  }

  @Test("elsewhere the message names the folder to go to")
  func outside() {
    let error = #expect(throws: WorkbenchError.self) {
      try WorkbookFolder.around(folder.root.deletingLastPathComponent())
    }
    #expect(error?.description == "run it in the folder of the workbook, where Package.swift is")
  }
}
