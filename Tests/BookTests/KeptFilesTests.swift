import Foundation
import Testing

@testable import Book

@Suite("Files that are changed for a while")
struct KeptFilesTests {
  private let folder: TemporaryFolder
  private let kept: KeptFiles

  init() throws {
    folder = try TemporaryFolder()
    for name in ["A.swift", "demo.script"] { _ = try folder.file("Chapters/1/\(name)", "old") }
    kept = KeptFiles(root: folder.url)
  }

  private let texts = ["Chapters/1/A.swift": "new", "Chapters/1/demo.script": "new"]

  private func interrupt() throws {
    // A sudden end leaves the changed files, and the copies.
    for path in texts.keys {
      _ = try folder.file(path, "new")
      _ = try folder.file(".build/kept-files/before/\(path)", "old")
      _ = try folder.file(".build/kept-files/changed/\(path)", "new")
    }
  }

  @Test("are changed while something is done, and put back when that ends, well or badly")
  func putBack() throws {
    let seen = try kept.changing(texts) { () throws(BookError) in try? folder.text(of: "Chapters/1/A.swift") }
    #expect(seen == "new")
    #expect(throws: BookError.self) {
      try kept.changing(texts) { () throws(BookError) in throw BookError(1, "no") }
    }
    for path in texts.keys { #expect(try folder.text(of: path) == "old") }
    #expect(!folder.has(".build/kept-files"))
  }

  @Test("are put back although another one cannot be changed")
  func half() throws {
    #expect(throws: BookError.self) {
      try kept.changing(["Chapters/1/A.swift": "new", "Chapters/1/missing": "new"]) { () throws(BookError) in }
    }
    #expect(try folder.text(of: "Chapters/1/A.swift") == "old")
  }

  @Test("are put back by the next run, whatever kind of file they are, if one was ended before it could")
  func nextRun() throws {
    try interrupt()
    try kept.putBack()
    for path in texts.keys { #expect(try folder.text(of: path) == "old") }
    #expect(!folder.has(".build/kept-files"))
  }

  @Test("are left alone if they were written to since, and both texts are named")
  func written() throws {
    try interrupt()
    _ = try folder.file("Chapters/1/A.swift", "mine")
    do throws(BookError) {
      try kept.putBack()
      Issue.record("put back")
    } catch {
      #expect(error.status == 73)
      #expect(
        error.lines == [
          "Book: Chapters/1/A.swift was written while it was changed, and is left so; as it was before it is kept as "
            + ".build/kept-files/before/Chapters/1/A.swift: decide between the two, and delete the latter"
        ])
    }
    #expect(try folder.text(of: "Chapters/1/A.swift") == "mine")
    #expect(try folder.text(of: ".build/kept-files/before/Chapters/1/A.swift") == "old")
    #expect(try folder.text(of: "Chapters/1/demo.script") == "old")
  }
}
