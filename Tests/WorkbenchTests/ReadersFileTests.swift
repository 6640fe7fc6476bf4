import BuiltPackage
import Foundation
import Testing

@testable import Workbench

@Suite("What the reader writes is never lost")
struct ReadersFileTests {
  private let folder = BenchFolder()
  private let file: ReadersFile
  private let path = "Chapters/03-Counter/Yours/ResetUnseen.swift"

  init() throws {
    file = ReadersFile(of: try folder.exercise("ResetUnseen"))
  }

  private let kept = "Chapters/03-Counter/Yours/Kept/ResetUnseen"

  @Test("it begins as the skeleton, and then nothing has been written; beginning again leaves the reader's text")
  func begin() throws {
    #expect(!file.exists)
    #expect(try file.begin())
    #expect(folder.read(path) == "// to do\n")
    #expect(file.exists)
    #expect(!file.isChanged)
    try folder.write(path, "// mine\n")
    #expect(try !file.begin())
    #expect(folder.read(path) == "// mine\n")
    #expect(file.isChanged)
  }

  @Test func `a reset keeps the reader's text, if there is any, and the copies from before`() throws {
    for _ in 1...2 {
      #expect(try file.reset() == nil)
      #expect(folder.read(path) == "// to do\n")
      #expect(folder.read("\(kept) 1.swift") == nil)
    }
    for (number, text) in [(1, "// mine\n"), (2, "// mine too\n")] {
      try folder.write(path, text)
      #expect(try file.reset() == "\(kept) \(number).swift")
      #expect(folder.read(path) == "// to do\n")
    }
    #expect([1, 2].map { folder.read("\(kept) \($0).swift") } == ["// mine\n", "// mine too\n"])
  }

  @Test func `without a place to keep it, nothing is taken away`() throws {
    try folder.write(path, "// mine\n")
    try folder.write("Chapters/03-Counter/Yours/Kept", "in the way")
    #expect(throws: WorkbenchError.self) { try file.reset() }
    #expect(folder.read(path) == "// mine\n")
  }
}
