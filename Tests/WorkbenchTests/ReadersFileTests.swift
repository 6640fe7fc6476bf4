import Foundation
import Testing

@testable import Workbench

@Suite("What the reader writes is never lost")
struct ReadersFileTests {
  private let folder: BenchFolder
  private let file: ReadersFile
  private let path = "Chapters/03-Counter/Yours/ResetUnseen.swift"

  init() throws {
    folder = try BenchFolder()
    file = ReadersFile(of: try folder.exercise("ResetUnseen"))
  }

  @Test("it begins as the skeleton, and then nothing has been written")
  func begin() throws {
    #expect(!file.exists)
    #expect(try file.begin())
    #expect(folder.read(path) == "// to do\n")
    #expect(file.exists)
    #expect(!file.isChanged)
  }

  @Test("beginning again leaves the reader's text")
  func beginAgain() throws {
    try folder.write(path, "// mine\n")
    #expect(try !file.begin())
    #expect(folder.read(path) == "// mine\n")
    #expect(file.isChanged)
  }

  @Test("a reset keeps the reader's text, and the copies from before")
  func reset() throws {
    try folder.write(path, "// mine\n")
    #expect(try file.reset() == "Chapters/03-Counter/Yours/Kept/ResetUnseen 1.swift")
    #expect(folder.read(path) == "// to do\n")
    try folder.write(path, "// mine too\n")
    #expect(try file.reset() == "Chapters/03-Counter/Yours/Kept/ResetUnseen 2.swift")
    #expect(folder.read("Chapters/03-Counter/Yours/Kept/ResetUnseen 1.swift") == "// mine\n")
    #expect(folder.read("Chapters/03-Counter/Yours/Kept/ResetUnseen 2.swift") == "// mine too\n")
  }

  @Test("where nothing has been written there is nothing to keep")
  func resetNothing() throws {
    #expect(try file.reset() == nil)
    #expect(folder.read(path) == "// to do\n")
    #expect(try file.reset() == nil)
    #expect(folder.read("Chapters/03-Counter/Yours/Kept/ResetUnseen 1.swift") == nil)
  }

  @Test("without a place to keep it, nothing is taken away")
  func noRoom() throws {
    try folder.write(path, "// mine\n")
    try folder.write("Chapters/03-Counter/Yours/Kept", "in the way")
    #expect(throws: WorkbenchError.self) { try file.reset() }
    #expect(folder.read(path) == "// mine\n")
  }
}
