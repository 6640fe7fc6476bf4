import BuiltPackage
import Foundation
import Testing

@testable import Workbench

@Suite("The folder of the workbook")
struct WorkbookFolderTests {
  private let folder = BenchFolder()

  @Test(
    "it is found from itself, and from wherever one is in it; another package in it is not taken for it",
    arguments: ["", "Chapters/03-Counter/Exercises", "Chapters/03-Counter/Yours/Other"])
  func inside(_ path: String) throws {
    try folder.write("Chapters/03-Counter/Yours/Other/Package.swift", "")
    #expect(try WorkbookFolder.around(folder.root.appendingPathComponent(path)).path == folder.root.path)
  }

  @Test func `elsewhere the message names the folder to go to`() {
    let error = #expect(throws: WorkbenchError.self) {
      try WorkbookFolder.around(folder.root.deletingLastPathComponent())
    }
    #expect(error?.description == "run it in the folder of the workbook, where Package.swift is")
  }
}
