import BuiltPackage
import Testing

@testable import Book

@Suite("Files that are changed for a while")
struct KeptFilesTests {
  private let code = "Chapters/1/A.swift"
  private let script = "Chapters/1/demo.script"
  private let folder: TestFolder
  private let kept: KeptFiles

  init() throws {
    folder = try TestFolder([code: "old", script: "old"])
    kept = KeptFiles(root: folder.root)
  }

  private func interrupt() throws {
    // A sudden end leaves the changed files, and the copies.
    for path in [code, script] {
      try folder.write(path, "new")
      try folder.write(".build/kept-files/before/\(path)", "old")
      try folder.write(".build/kept-files/changed/\(path)", "new")
    }
  }

  private func expectAsBefore() {
    #expect([code, script].map(folder.read) == ["old", "old"])
    #expect(!folder.has(".build/kept-files"))
  }

  @Test func `are changed while something is done, and put back when that ends, well or badly`() throws {
    let seen = try kept.changing([code: "new", script: "new"]) { () throws(BookError) in folder.read(code) }
    #expect(seen == "new")
    #expect(throws: BookError.self) {
      try kept.changing([code: "new", script: "new"]) { () throws(BookError) in throw BookError(1, "no") }
    }
    expectAsBefore()
  }

  @Test func `are put back although another one cannot be changed`() throws {
    #expect(throws: BookError.self) {
      try kept.changing([code: "new", "Chapters/1/missing": "new"]) { () throws(BookError) in }
    }
    #expect(folder.read(code) == "old")
  }

  @Test func `are put back by the next run, whatever kind of file they are, if one was ended before it could`() throws {
    try interrupt()
    try kept.putBack()
    expectAsBefore()
  }

  @Test func `are left alone if they were written to since, and both texts are named`() throws {
    try interrupt()
    try folder.write(code, "mine")
    let copy = ".build/kept-files/before/\(code)"
    let error = #expect(throws: BookError.self) { try kept.putBack() }
    #expect(error?.status == 73)
    #expect(
      error?.lines == [
        "Book: \(code) was written while it was changed, and is left so; as it was before it is kept as \(copy): "
          + "decide between the two, and delete the latter"
      ])
    #expect([code, copy, script].map(folder.read) == ["mine", "old", "old"])
  }
}
